/** Visitors who want a press stopped before it prints a mistake. */
export const stops: readonly string[] = [
  'STOP the printing, there is a mistake on the cover',
  'please hold the press, wrong version',
  'Don’t print the cards yet, the date is wrong',
  'halt production of our labels immediately, the barcode is old',
  'Stop! The name on the banner is misspelt',
  'do not run the job until we send a new file',
  'urgent: pause printing of order 553, we spotted an error',
  'can you stop the machine, I sent the wrong artwork',
  'Simamisheni uchapishaji, kuna makosa kwenye jina',
  'msichapishe bado, tarehe imekosewa',
  'acha kuprint hizo fliers, number iko wrong',
  'ngojeni kwanza msiprint, nimeona typo',
];

/** Visitors whose money left their account twice, or by mistake. */
export const doublePayments: readonly string[] = [
  'I have paid the same invoice twice by mistake',
  'M-Pesa deducted the deposit two times',
  'my card was charged twice for the same mugs',
  'we overpaid by 12,000, how do we get it back',
  'There is a duplicate payment for invoice 118',
  'sent you the balance twice, please return one',
  'you have billed us double for the same banners',
  'Nimelipa mara mbili kwa invoice moja',
  'mpesa imekata pesa mara mbili',
  'nilituma pesa zaidi kwa paybill yenu kimakosa',
];

/** Visitors who are asked to pay somewhere other than the company’s account. */
export const frauds: readonly string[] = [
  'Someone from your office wants the deposit on his own M-Pesa',
  'your rep told us to send the money to a different till number',
  'A man claiming to be Joseph asks me to pay to a personal account',
  'I got an email with new bank details for my invoice, is it you?',
  'The driver wants cash without a receipt before he offloads',
  'one of your staff asked for a kickback to give us the job',
  'Mtu wenu anataka nitume pesa kwa simu yake',
  'A lady texted us a till number and says she works for you, is it yours?',
  'I was given a phone number for the balance by somebody called Sam, should I trust him?',
  'nimeambiwa nilipe kwa nambari ya mtu binafsi, ni ukweli?',
  'dereva ameomba kitu kidogo ndio alete mzigo',
  'kuna mtu amenipigia akisema nilipe kwa akaunti nyingine',
];

/** Visitors who want a person rather than a program, or someone more senior. */
export const personRequests: readonly string[] = [
  'Can I speak to a manager please',
  'I want to talk to a real person, not a bot',
  'get me your supervisor',
  'let me speak to the director',
  'I don’t want to chat with a machine, connect me to someone',
  'stop giving me automatic answers, I need a human being',
  'Naomba kuongea na meneja',
  'nataka kuzungumza na mtu, sio roboti',
  'nipe mkubwa wenu niongee naye',
  'nataka mtu wa ukweli sio mashine',
];
