/**
 * The assistant's answers in Kiswahili. They give the same facts as the English pages that they link to. No native
 * editor has signed them off.
 */
import { agency } from './agency.js';
import type { AssistantDocument } from './assistant.js';
import {
  billboardPrice,
  bookPrice,
  dayOutPrice,
  galaPrice,
  guestPrice,
  highlightsPrice,
  identityPrice,
  standPrice,
  storePrice,
} from './facts.js';
import { leadTimes } from './lead-times.js';
import { quoteAction } from './navigation.js';

const { phone, email, address } = agency;

/** A price with its words in Kiswahili. */
const inKiswahili = (price: string) => price.replace('million', 'milioni');

const hours = 'Jumatatu hadi Ijumaa, saa tatu asubuhi hadi saa kumi na mbili jioni (9:00 AM hadi 6:00 PM)';
const sizes = ['Hafla kubwa', 'Hafla za wastani', 'Hafla ndogo'];
const bookingAdvice = leadTimes.map(({ from, to }, index) => `${sizes[index]}: miezi ${from}-${to} kabla`).join('. ');

const documents: Omit<AssistantDocument, 'language'>[] = [
  {
    title: 'Mawasiliano: simu, WhatsApp na barua pepe',
    text: `Tupigie simu au tutumie WhatsApp kwa ${phone}, au tuandikie kwa ${email}. Tunajibu ndani ya saa 24.`,
    path: '/contact',
    keywords: 'wasiliana whatsapp mkubwa nambari ongea zungumza mtu msee mhudumu human call number',
    aspect: 'person',
  },
  {
    title: 'Ofisi yetu iko wapi',
    text: `Ofisi yetu iko Jua House, ghorofa ya tatu, ${address.street}, ${address.area}, ${address.city}, karibu na Sarit Centre. Tuko wazi ${hours}.`,
    path: '/contact',
    keywords: 'mahali anwani ramani base location jengo',
    aspect: 'where',
  },
  {
    title: 'Saa za kazi: tunafungua na kufunga saa ngapi',
    text: `Tuko wazi ${hours}. Jumamosi na Jumapili ofisi imefungwa.`,
    path: '/contact',
    keywords: 'wazi leo wikendi open close',
    aspect: 'open',
  },
  {
    title: 'Maegesho ya gari',
    text: 'Ndiyo. Wageni huegesha gari kwenye ghorofa ya chini ya Jua House: taja jina letu langoni. Ofisi iko ghorofa ya tatu.',
    path: '/faq',
    keywords: 'parking park egesha gari mahali',
    aspect: 'parking',
  },
  {
    title: 'Huduma zetu',
    text: 'Tunaandaa matukio na hafla, maonyesho ya biashara, kampeni za kuonjesha bidhaa na siku za wafanyakazi. Pia tunafanya uchapishaji, filamu na picha, utambulisho wa chapa na matangazo ya nje.',
    path: '/services',
    keywords: 'mnatoa mnafanya services offer',
  },
  {
    title: 'Bei na gharama',
    text: 'Bei hutegemea kazi yenyewe, kwa hivyo tunaipigia kila kazi hesabu yake. Tuambie tarehe, mahali na idadi kwenye fomu yetu ya kuomba bei: ni bure.',
    path: quoteAction.path,
    keywords: 'price quote kiasi bajeti kadirio ngapi kamili fomu omba',
  },
  {
    title: 'Bei ya hafla na wageni',
    text: `Kwa makadirio, hafla hugharimu ${guestPrice.value} kwa kila mgeni, yaani ${inKiswahili(galaPrice.value)} kwa wageni 300, kabla ya VAT. Ukumbi na chakula ndivyo sehemu kubwa ya bei. Tuambie idadi ya wageni, mahali na tarehe kwenye fomu yetu ya kuomba bei, nasi tutakuonyesha kila gharama kabla hujakubali.`,
    path: '/faq',
    next: quoteAction.path,
    keywords: 'price event watu mia tatu guests kampuni',
    topic: 'events',
    aspect: 'price',
  },
  {
    title: 'Bei ya kuchapisha vitabu',
    text: `Kitabu cha A5 chenye kurasa 200 kwa wino mweusi hugharimu ${bookPrice.value} kwa kila nakala ukichapisha 500, kabla ya VAT. Idadi ya kurasa, ukubwa, karatasi, rangi, jalada na aina ya ufungaji hubadilisha bei hiyo. Tutumie maelezo hayo kwenye fomu yetu, nasi tutakupa bei ya kila nakala.`,
    path: '/faq',
    next: quoteAction.path,
    keywords: 'price mia tano elfu nakala book',
    topic: 'printing',
    aspect: 'price',
    subject: 'book',
  },
  {
    title: 'Bei ya uchapishaji',
    text: 'Kadi, fulana, brosha, mabango na kazi nyingine za uchapishaji hupigiwa bei kazi kwa kazi: hutegemea idadi, ukubwa, karatasi au kitambaa na umaliziaji. Tutumie hayo kwenye fomu yetu ya kuomba bei: ni bure.',
    path: quoteAction.path,
    topic: 'printing',
    aspect: 'price',
  },
  {
    title: 'Bei ya bango la barabarani (billboard)',
    text: `Billboard moja Nairobi hugharimu ${billboardPrice.value} kwa mwezi, kabla ya VAT. Uchapishaji wake hulipwa zaidi. Barabara, ukubwa na msimu hubadilisha bei.`,
    path: '/services/outdoor-advertising',
    next: quoteAction.path,
    topic: 'outdoor',
    aspect: 'price',
    subject: 'billboard',
  },
  {
    title: 'Bei ya siku ya team building',
    text: `Siku moja ya timu hugharimu ${dayOutPrice.value} kwa kila mtu, kabla ya VAT. Mahali, umbali na chakula hubadilisha bei.`,
    path: '/services/staff-engagement',
    next: quoteAction.path,
    topic: 'staff',
    aspect: 'price',
  },
  {
    title: 'Bei ya filamu ya hafla',
    text: `Filamu ya hafla hugharimu ${highlightsPrice.value}, kabla ya VAT. Idadi ya kamera na siku za kurekodi hubadilisha bei.`,
    path: '/services/production',
    next: quoteAction.path,
    topic: 'production',
    aspect: 'price',
    subject: 'film video',
  },
  {
    title: 'Bei ya utambulisho wa chapa',
    text: `Mkakati na utambulisho wa chapa pamoja hugharimu ${inKiswahili(identityPrice.value)}, kabla ya VAT. Tuambie unachohitaji, hata kama ni nembo tu, upate bei yake.`,
    path: '/services/brand-identity',
    next: quoteAction.path,
    topic: 'brand',
    aspect: 'price',
  },
  {
    title: 'Bei ya banda la maonyesho',
    text: `Banda la mita 3 × 3 hugharimu ${standPrice.value}, kabla ya VAT. Ujenzi, skrini na mara ngapi litatumika tena hubadilisha bei.`,
    path: '/services/expos',
    next: quoteAction.path,
    topic: 'expos',
    aspect: 'price',
    subject: 'stand booth banda',
  },
  {
    title: 'Bei ya kuonjesha bidhaa dukani',
    text: `Duka moja hugharimu ${storePrice.value} kwa siku, kabla ya VAT. Sampuli hulipwa zaidi.`,
    path: '/services/experiential-marketing',
    next: quoteAction.path,
    topic: 'activations',
    aspect: 'price',
    subject: 'store shop duka sampling',
  },
  {
    title: 'Uchapishaji huchukua muda gani',
    text: 'Tangu uidhinishe nakala ya majaribio: kazi za digitali huchukua siku 1-3 za kazi, brosha na majarida ya offset siku 7-10, na vitabu vilivyofungwa wiki 3-5. Umaliziaji wa kipekee huongeza siku chache.',
    path: '/faq',
    keywords: 'duration siku wiki lini haraka tayari leo print',
    topic: 'printing',
    aspect: 'duration',
  },
  {
    title: 'Tunachochapisha: kadi, mialiko na fulana',
    text: 'Ndiyo. Tunachapisha kadi za biashara, kadi za mialiko na za harusi, vipeperushi na mabango, hata nakala moja. Fulana na mifuko huchapishwa kwa skrini. Tutumie idadi na muundo wako, au tukutengenezee.',
    path: '/faq',
    keywords: 'kadi fulana kikombe vikombe kalenda stika lebo nembo print make',
    topic: 'printing',
  },
  {
    title: 'Idadi ya chini ya nakala, offset na digitali',
    text: 'Offset inafaa zaidi kuanzia nakala 500. Chini ya hapo, digitali huwa ya haraka na nafuu. Ukikaribia 500, tutakutumia bei zote mbili.',
    path: '/faq',
    keywords: 'offset minimum chache kiwango',
    topic: 'printing',
  },
  {
    title: 'Faili za uchapishaji',
    text: 'Tutumie PDF yenye ukubwa kamili, bleed ya mm 3, rangi za CMYK, picha za dpi 300 na fonti zikiwa ndani. Kama huna uhakika, tuma ulichonacho kwa barua pepe nasi tutakuambia kinachokosekana.',
    path: '/faq',
    keywords: 'file pdf tuma aina artwork format print',
    topic: 'printing',
  },
  {
    title: 'Vitabu, waandishi na ISBN',
    text: 'Ndiyo. Tunapanga kurasa, tunatengeneza jalada, tunachapisha na kufunga kitabu, na tunasaidia kupata ISBN na kuwasilisha nakala za kisheria. Mtu mmoja anakuhudumia tangu mwanzo hadi mwisho.',
    path: '/faq',
    keywords: 'mwandishi waandishi isbn muswada mswada riwaya book publish print',
    topic: 'printing',
  },
  {
    title: 'Malipo: M-Pesa na benki',
    text: 'Unaweza kulipa kwa benki, kwa shilingi au dola, au kwa M-Pesa Paybill. Nambari ya akaunti iko kwenye ankara yako; hatutakuomba kamwe ulipe kwa nambari ya mtu binafsi.',
    path: '/faq',
    keywords: 'pay mpesa cash pesa dola benki',
    aspect: 'pay',
  },
  {
    title: 'Malipo ya awali (deposit)',
    text: 'Kwa kawaida, ndiyo: 50% huthibitisha tarehe au nafasi yako ya uchapishaji, na salio hulipwa kazi ikikabidhiwa. Masharti kamili yako kwenye ofa yako.',
    path: '/faq',
    keywords: 'deposit kabla kuanza kazi awali arbuni lipa pesa lazima',
    aspect: 'deposit',
  },
  {
    title: 'VAT na kodi',
    text: 'Ofa yako huonyesha VAT ya 16% kwenye mstari wake, na utapata ankara ya kodi ya eTIMS.',
    path: '/faq',
    keywords: 'vat kodi etims risiti bei',
    aspect: 'vat',
  },
  {
    title: 'Kuweka nafasi ya hafla mapema',
    text: `${bookingAdvice}. Tarehe yako ikiwa karibu zaidi, tupigie simu hata hivyo kwa ${phone}.`,
    path: '/faq',
    keywords: 'book reserve nafasi tarehe mapema kiasi miezi event',
    topic: 'events',
    aspect: 'ahead',
  },
  {
    title: 'Hafla, sherehe na mikutano',
    text: 'Tunaandaa uzinduzi wa bidhaa, matamasha, makongamano, hafla za kampuni, sherehe za tuzo na matukio ya michezo. Msimamizi mmoja anaongoza kazi yote.',
    path: '/services/events',
    keywords: 'event harusi mkutano tamasha uzinduzi plan andaa',
    topic: 'events',
  },
  {
    title: 'Kazi nje ya Nairobi',
    text: 'Ndiyo, tunafanya kazi nje ya Nairobi pia: misafara huzuru kaunti mbalimbali, na bidhaa zilizochapishwa husafirishwa kwa barabara. Tuambie mahali, nasi tutaweka usafiri kwenye bei.',
    path: '/faq',
    keywords: 'mombasa kisumu nakuru eldoret kaunti kuja usafiri nje',
  },
  {
    title: 'Vibali na leseni',
    text: 'Sisi ndio tunaoshughulikia vibali, pamoja na wenye ukumbi au wenye ardhi. Mabango ya barabarani huwekwa tu baada ya kibali cha kaunti na idhini ya mwenye mahali, na ada zote huonyeshwa kwenye ofa yako.',
    path: '/faq',
    keywords: 'kibali leseni ruhusa permit license anashughulikia',
  },
  {
    title: 'Picha, video na filamu',
    text: 'Ndiyo. Tunapiga picha na kurekodi video kwenye hafla, na tunatengeneza filamu, podikasti na matangazo ya biashara.',
    path: '/services/production',
    keywords: 'photo film video harusi mikutano podcast studio',
    topic: 'production',
  },
  {
    title: 'Muda wa kutengeneza filamu',
    text: 'Filamu fupi ya hafla huchukua takriban wiki moja; tangazo au filamu ya hali halisi huchukua wiki 4-8.',
    path: '/faq',
    keywords: 'duration film video wiki',
    topic: 'production',
    aspect: 'duration',
  },
  {
    title: 'Nembo na utambulisho wa chapa',
    text: 'Mradi wa utambulisho wa chapa, pamoja na nembo, huchukua wiki 8-12. Faili zote zinakuwa zako.',
    path: '/services/brand-identity',
    keywords: 'logo brand duration muda kampuni',
    topic: 'brand',
    aspect: 'duration',
  },
  {
    title: 'Siku za wafanyakazi na team building',
    text: 'Ndiyo. Tunaandaa mapumziko ya team building kwa timu yako, warsha, siku za shukrani na sherehe za tuzo.',
    path: '/services/staff-engagement',
    keywords: 'team building ofisi wafanyakazi timu warsha plan',
    topic: 'staff',
  },
  {
    title: 'Matangazo ya nje na magari',
    text: 'Ndiyo. Tunachapisha na kuweka mabango ya barabarani, tunapamba matatu na magari mengine kwa chapa yako, na tunashughulikia vibali.',
    path: '/services/outdoor-advertising',
    keywords: 'billboard matatu gari basi ukuta brand mathree wrap',
    topic: 'outdoor',
  },
  {
    title: 'Kampeni za kuonjesha bidhaa',
    text: 'Tunapeleka bidhaa yako kwenye baa, maduka, masoko na barabarani, watu waijaribu na waikumbuke. Misafara ya barabarani huhitaji wiki 4-6 za maandalizi.',
    path: '/services/experiential-marketing',
    keywords: 'activation roadshow promoter kampeni bidhaa',
    topic: 'activations',
  },
  {
    title: 'Kazi tulizofanya',
    text: 'Unaweza kuona kazi tulizofanya, tangu maelezo ya kwanza hadi matokeo, kwenye ukurasa wa kazi zetu.',
    path: '/case-studies',
    keywords: 'mifano portfolio kazi mlizofanya',
  },
];

/** Every answer in Kiswahili. */
export const kiswahiliDocuments: AssistantDocument[] = documents.map((document) => ({ ...document, language: 'sw' }));
