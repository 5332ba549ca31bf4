/** Our services and what people ask about them, in their everyday words: English, Kiswahili and Sheng. */
import type { AssistantDocument, AssistantTopic } from 'agency-content/assistant';
import { attributes, fold, type Language, termsOf } from './words.js';

interface Service {
  /** The service's field. A topic without one belongs to every field and is asked about in its own right. */
  topic?: AssistantTopic;
  /** The titles of the documents that describe it in English and in Kiswahili. */
  en?: string;
  sw?: string;
  /**
   * Its names, separated by commas. An asterisk stands for any letters. English plurals don't need separate entries.
   */
  names: string;
  /**
   * Whether it is often just the occasion for another service: a video of a wedding is a video.
   *
   * @default false
   */
  occasion?: boolean;
  /**
   * Whether its names are so general that they count only when nothing else is named.
   *
   * @default false
   */
  general?: boolean;
  /**
   * Whether its answer takes precedence over one about a price, a payment or opening hours, if the question mentions
   * those too.
   *
   * @default false
   */
  first?: boolean;
  /**
   * Whether its answer is given even if the rest of the question is one that we can’t answer.
   *
   * @default false
   */
  always?: boolean;
  /**
   * Names the service only in combination with one of these words: one team prints on tents, and another puts them up.
   */
  with?: string;
}

/** "Do you only do corporate?" asks whether we work for families too. */
const corporateOnly = `corporate only, only corporate, just corporate, only do corporate, only for corporate, only for companies, companies only,
  corporate tu, za corporate tu, kampuni tu, makampuni tu, private event, private party, private function, personal event`;

const familyCelebrations = 'Weddings, birthdays and other family celebrations';

const printedOn = '*print*, *brand*, *chapish*, logo, custom*, merch*, made, make, *tengenez*';

/**
 * A word may deliberately occur in several entries: two teams handle an "award ceremony". In a tie, the first entry
 * counts.
 */
const services: readonly Service[] = [
  // Topics that apply to every field. A person answers those without a document.
  {
    en: 'Privacy Policy',
    sw: 'Faragha na taarifa zako',
    names: `do with my, do with our, share my (?:number|email|data|details|info*), share our (?:number|data|details|info*),
      sell my, sell our data, use my (?:number|email|data|details), use our data, mnafanya nini na, namba yangu mnai*,
      privacy, data protection, personal data, confidential*, copy my, someone copy, steal my, who sees, who will see, who can see, keep my file,
      keep our file, keep my number, keep my phone number, keep our artwork, keep our data, delete our, delete my,
      delete the file, my data, data leak, leak my, leak our, leak it, faragha, siri, nani anaona, nani ataona`,
  },
  {
    en: 'Who sees guest lists and personal data',
    sw: 'Nani anaona orodha ya wageni',
    first: true,
    names: `guest list, list of guest, attendee list, list of our guest, orodha ya wageni, majina ya wageni, who else sees, who else see, who else will see,
      who else can see, sees it, share it with, nani mwingine anaona, nani mwingine ataona`,
    with: `who else, who sees, who can see, who will see, sees it, share*, safe, private, delete*, keep, secret, nani, siri, mnafuta, salama`,
  },
  {
    en: 'The office at weekends',
    sw: 'Ofisi wikendi',
    first: true,
    names: `(?:(?<!you )(?:come|collect|pick|drop|pass|visit)|closed|open(?! day| house| air))(?: [a-z]+)?(?: [a-z]+)?(?: [a-z]+)?(?: [a-z]+)? (?:saturday|sunday|weekend),
      (?:kuja|nikuje|kuchukua|wazi|open|mnafungua|mnafunguanga)(?: [a-z]+)?(?: [a-z]+)? (?:jumamosi|jumapili|wikendi|sato),
      (?:jumamosi|jumapili|wikendi|sato)(?: [a-z]+)? (?:kuja|nikuje|kuchukua|mko wazi|mko open|mnafungua)`,
  },
  {
    en: 'Delivery at weekends',
    sw: 'Kuletewa wikendi',
    first: true,
    names: `(?:saturday|sunday|weekend) deliver*, deliver* (?:on |at |this |the |over )*(?:saturday|sunday|weekend), (?:mnaleta|mnadeliver|niletewe|tuletewe) (?:jumamosi|jumapili|wikendi|sato)`,
  },
  {
    en: 'Print delivered out of town',
    sw: 'Kuletewa mzigo nje ya Nairobi',
    first: true,
    names: `countrywide, country wide, nationwide, all over kenya, all over the country, kote nchini, get to us, gets to us, get to me, reach us, reach me, delivered to, deliver to, deliver up to, deliver as far as, delivery to, ship to, shipping to, send to us, send them to us,
      send it to us, bring them to us, courier, niletewe, tuletewe, mnaleta, kuletewa, mnadeliver, mtanitumia, mtatutumia, utafika, utatufikia, itatufikia,
      kutuma (?:mabango|vitabu|kadi|fulana|kalenda|vipeperushi|stika|mzigo)`,
    with: `*print*, book, report, brochure, magazine, flier, flyer, poster, card, calendar, mug, shirt, sticker, banner, copies, carton, parcel, order,
      vitabu, kadi, fulana, kalenda, vipeperushi, mabango, mzigo, stika, chapish*`,
  },
  {
    en: 'Paying by cheque',
    sw: 'Kulipa kwa cheki',
    first: true,
    names: `by cheque, with cheque, with a cheque, via cheque, or cheque, accept cheque, take cheque, in cheque, bankers cheque, a cheque payment, kwa cheki, kwa hundi`,
  },
  {
    en: 'Credentials for tenders and vendor registration',
    sw: 'Hati za tenda na za kusajili muuzaji',
    names: `your company profile, your profile, agpo, cr12, cr 12, kra pin, tax compliance*, compliance doc*, compliance cert*, certificate of incorporation,
      business permit copy, reference letter, referee, references from, list of references, letters of reference,
      recommendation letter`,
  },
  {
    en: 'LPO and credit terms',
    sw: 'LPO na malipo ya baadaye',
    first: true,
    names: `lpo, local purchase order, purchase order, on credit, credit terms, credit facility, credit period, net 30, net 60,
      30 days, 60 days, 90 days, pay later, pay after, kwa mkopo, kulipa baadaye, tukilipa baadaye, malipo baadaye`,
    with: `lpo, local purchase order, purchase order, pay*, credit, net, terms, invoice*, mkopo, *lipa, malipo`,
  },
  {
    en: 'Paying in instalments',
    sw: 'Kulipa kidogo kidogo',
    first: true,
    names: `sina pesa yote, hatuna pesa yote, dont have all the money, not have all the money, dont have the full amount, instalment, installment, pay in bits, pay in parts, pay slowly, pay bit by bit, lipa polepole, lipa pole pole, lipa mos mos,
      lipa kidogo kidogo, *lipa polepole, *lipa pole pole, *lipa mos mos, *lipa kidogo kidogo, *lipa kwa awamu, lipa kwa awamu, pay monthly,
      monthly payment, payment plan, pay the rest end month, lipa mdogo mdogo`,
  },
  {
    en: 'Non-disclosure agreements',
    sw: 'Mkataba wa siri (NDA)',
    first: true,
    names: 'nda, non disclosure, non-disclosure, confidentiality agreement, mkataba wa siri',
  },
  {
    en: 'How experienced is your team?',
    sw: 'Uzoefu wetu: tulianza lini, tuko wangapi',
    first: true,
    names: `how long have you been, how many years have you, when did you start, when were you founded, how old is your company, years of experience,
      mlianza lini, mmekuwa kwa muda gani`,
  },
  {
    en: 'Who is on site on the day',
    sw: 'Nani atakuwa kwenye hafla siku hiyo',
    first: true,
    names: `who will be on site, who is on site, whos on site, who will be there, who will be on ground, who do i call on the day, who do we call on
      the day, contact on the day, contact person on the day, atakuwa on site, nani atakuwa, nani atakuwepo, goes wrong on
      the day, work on sunday, work on saturday, work weekends, work on weekends, work at night, work on public holidays,
      mnafanya kazi jumapili, mnafanya kazi wikendi, mnafanya kazi jumamosi`,
  },
  {
    en: 'One request for several services',
    sw: 'Ombi moja kwa huduma kadhaa',
    first: true,
    names: `one form or two, two forms, separate forms, one form, same form, fill one, fill two, one quote or two, separate requests, fomu moja,
      fomu mbili, (?:same|one|single|separate) (?:invoice|bill|quote|quotation), (?:invoice|bill|quotation) (?:moja|hiyo hiyo),
      (?:bill|invoice)(?: [a-z]+)+ together`,
  },
  {
    en: 'Print delivered abroad, and customs',
    sw: 'Mzigo wa nje ya Kenya na forodha',
    first: true,
    names: 'customs, import duty, import tax, clearing agent, forodha, ushuru',
  },
  {
    en: 'Print delivered abroad, and customs',
    sw: 'Mzigo wa nje ya Kenya na forodha',
    first: true,
    names: 'ship, shipping, shipped, courier, dispatch, freight, *safirish*, kutuma, mnatuma, mtatuma',
    with: `uganda, kampala, entebbe, jinja, tanzania, arusha, dar es salaam, mwanza, dodoma, zanzibar, rwanda, kigali,
      burundi, bujumbura, juba, south sudan, ethiopia, abroad, overseas, another country, nje ya kenya, nje ya nchi`,
  },
  {
    en: 'Quotes and payment in dollars',
    sw: 'Quotation na malipo kwa dola',
    first: true,
    names: 'in usd, in us dollar, in dollar, usd invoice, dollar invoice, dollar account, kwa dola, kwa usd',
    with: 'invoice*, quote, quotation, bill, pay*, price*, charge*, *lipa, *lipe',
  },
  {
    en: 'Drone permits',
    sw: 'Vibali vya drone',
    first: true,
    names: 'drone',
    with: 'licen*, permit, permission, permitted, allowed, legal*, kcaa, approval, kibali, vibali, leseni, ruhusa',
  },
  {
    en: 'Space in a mall or at a show',
    sw: 'Nafasi kwenye mall au maonyesho',
    first: true,
    names: `malls? (?:charge|fee|rent|want|ask|bill)*, (?:pay|paying) the mall, fee to the mall, space fee, floor fee,
      fee for the space, pay for the space, organisers? fee, organizers? fee, mall (?:inatoza|hutoza|inalipisha|hulipisha),
      kulipa mall, ada ya mall, ada ya nafasi`,
  },
  {
    en: 'Data collected at an activation',
    sw: 'Taarifa zinazokusanywa kwenye kampeni',
    first: true,
    names: `(?:number|contact|name|data|detail|lead|email|nos)s?(?: [a-z]+)?(?: [a-z]+)?(?: [a-z]+)? (?:collect|gather|captur)*,
      (?:collect|gather|captur)*(?: [a-z]+)? (?:number|contact|name|data|detail|lead|email)s?,
      (?:nambari|namba|majina|taarifa|data) *kusany*,
      *kusany* (?:nambari|namba|majina|taarifa|data)`,
    with: 'who, keep*, own*, share*, data, privacy, consent, belong*, nani, inabaki, zinabaki, faragha, zetu',
  },
  {
    en: 'When it’s already printed',
    sw: 'Ikiwa tayari imechapishwa',
    first: true,
    names: `after (?:you |we |its |it is |they are |theyre )?print*, once (?:[a-z]+ )?(?:[a-z]+ )?(?:[a-z]+ )?printed,
      already printed, after (?:i|we) (?:approve|sign)*, baada ya (?:ku)?(?:print|chapish|chapa)*, *kishachapish*, *kishaprint*`,
    with: 'chang*, edit*, correct*, mistake*, error*, typo*, fix*, *badil*, *rekebish*, *kosa*, *kose*',
  },
  {
    en: 'Files from CorelDRAW, Illustrator or Photoshop',
    sw: 'Faili za CorelDRAW, Illustrator au Photoshop',
    first: true,
    names: `will it open, will they open, will that open, can you open, able to open, corel, coreldraw, corel draw,
      photoshop, illustrator, indesign, microsoft publisher, ms publisher, powerpoint, psd, cdr, mnaweza kufungua`,
    with: `file, artwork, design, version*, corel, coreldraw, photoshop, illustrator, indesign, publisher, powerpoint, psd,
      cdr, faili, format`,
  },
  {
    en: 'Spine width',
    sw: 'Upana wa spine',
    first: true,
    names: 'spine',
  },
  {
    en: 'A logo from a screenshot or from WhatsApp',
    sw: 'Nembo ya screenshot au ya WhatsApp',
    first: true,
    names: `screenshot, screen shot, from whatsapp, whatsapp image, whatsapp picture, whatsapp photo, from google,
      from facebook, from instagram, from the internet, from a website, from our website,
      (?<!namba |nambari |number |simu )ya whatsapp, kutoka whatsapp, ya google, kutoka google`,
    with: 'logo, nembo, artwork, design',
  },
  {
    en: 'Gifts with a name on each',
    sw: 'Zawadi zenye jina la kila mtu',
    first: true,
    names: 'gift, giveaway, souvenir, zawadi',
    with: `suggest*, recommend*, advise, advice, idea, names, their name, personalis*, personaliz*, mnashauri,
      mnapendekeza, ushauri, majina, jina la kila, which gift, what gift, gani`,
  },
  {
    en: 'Gifts with a name on each',
    sw: 'Zawadi zenye jina la kila mtu',
    first: true,
    names: `each (?:[a-z]+ )?name, (?:different|individual|their own|separate) name, names on (?:it|each|them|every),
      name on (?:each|every), majina tofauti, majina yao, jina la kila`,
    with: `gift, zawadi, mug, diary, notebook, bottle, flask, cap, shirt, tshirt, bag, pen, keyring, vikombe, kikombe, kofia,
      fulana, kalamu, daftari`,
  },
  {
    en: 'Wording in Kiswahili and other languages',
    sw: 'Maneno ya Kiswahili na lugha nyingine',
    first: true,
    names: `(?:kiswahili|swahili|english|luo|kikuyu|kamba|french|arabic|local language) (?:wording|text|word|version)s?,
      wording in, words in, text in, translate, maneno ya (?:kiswahili|kiingereza), kutafsiri, mnatafsiri`,
    with: `*print*, card, invitation, book, brochure, flier, flyer, poster, banner, wording, kadi, kitabu, mwaliko, mialiko,
      bango, *chapish*`,
  },
  {
    en: 'Step-free access',
    sw: 'Njia ya kiti cha magurudumu',
    first: true,
    names:
      'wheelchair, wheel chair, step free, ramp, disabled, disability, disabilities, pwd, kiti cha magurudumu, mlemavu, walemavu',
  },
  {
    en: 'Site visits and measuring',
    sw: 'Kuja kukagua na kupima',
    first: true,
    names: `site visit, visit free, visit charged, site survey, recce, visit (?:our|my|the) (?:venue|site|shop|premises|hall), come (?:and |to )measure, take measurement, measurement,
      come to our (?:office|shop|place|venue|school), kupima, vipimo, achukue measurement, kukagua ukumbi`,
  },
  {
    en: 'Contracts for a year',
    sw: 'Mkataba wa mwaka',
    first: true,
    names: `(?:1|one|two|2|a) years? contract, yearly contract, annual contract, framework contract, framework agreement, rate contract, service level agreement, sla,
      retainer, monthly statement, statement of account, monthly billing, mkataba wa mwaka`,
  },
  {
    en: 'Matching a colour',
    sw: 'Rangi ile ile',
    first: true,
    names: `match (?:the |our |this |my )?(?:[a-z]+ )?colou?r, same colou?r as, exact colou?r, colou?r match*, rangi ile ile, rangi hiyo hiyo`,
  },
  {
    en: 'The contract for a job',
    sw: 'Mkataba wa kazi',
    first: true,
    names:
      'sample contract, your contract, contract template, see the contract, sign a contract, copy of the contract, mkataba wenu, mfano wa mkataba',
  },
  {
    en: 'The environment',
    sw: 'Mazingira',
    first: true,
    names:
      'eco friendly, ecofriendly, recycle*, fsc, sustainable, sustainability, environment friendly, environmentally friendly, green printing',
  },
  {
    en: 'How much we can take on',
    sw: 'Kazi tunayoweza kubeba',
    first: true,
    names: `how many (?:book|copy|event|banner|piece)s? (?:can|do|could) you, (?:book|copy)s? (?:a|per|in a|each) month, biggest order, largest order,
      largest event you, biggest event you, your capacity, production capacity, print capacity, printing capacity, vitabu vingapi kwa mwezi`,
  },
  {
    en: 'The largest print',
    sw: 'Print kubwa zaidi',
    first: true,
    names: `(?:biggest|largest|widest|maximum|max) (?:banner|backdrop|print|width|size|sticker)s?, how (?:wide|big) (?:can|do) you print,
      (?:banner|bango) kubwa (?:zaidi|kabisa)`,
  },
  {
    en: 'A weak network',
    sw: 'Network mbaya',
    first: true,
    names: `(?:weak|bad|poor|slow|no) (?:network|internet|signal|connection|wifi), (?:network|internet|signal|wifi|connection)
      (?:is |iko |ni |ikiwa |goes )?(?:weak|bad|poor|slow|down|mbaya|chini|duni|inasumbua|ikisumbua|ikikatika|drops?|fails?)`,
  },
  {
    topic: 'printing',
    en: 'What 300 dpi means',
    sw: 'Maana ya dpi 300',
    names: 'dpi, 300dpi, screenshot, pixelated, low resolution',
  },
  {
    topic: 'printing',
    en: 'Files from Canva or Word',
    sw: 'Design ya Canva au Word',
    names: 'canva(?!s), word document, in word, kwa word, ms word, microsoft word, word file, google docs',
  },
  {
    en: 'Clients named on this site',
    sw: 'Wateja waliotajwa kwenye tovuti',
    names: `(?:have|did|do|has|ever) you (?:guys )?(?:ever )?work* (?:with|for), (?:have|has) you (?:guys )?(?:ever )?(?:done|did) (?:any |some )?(?:work|job|event|print*) for,
      you worked with before, ever worked with, ever worked for, did you (?:guys )?(?:do|run|organise|organize|handle|plan) (?:the|that|those), who have you worked for, who have you worked with, experience with, experience working with, which (?:bank|client|company|brand)s? have you,
      (?<!become |be )your (?:biggest |big |main |major |past |previous |current |other |corporate )?client(?!s? (?:service|relation)), client list, list of client, wateja wenu,
      mme(?:wahi )?(?:ku)?fanya kazi (?:na|ya), mmefanyia kazi, mmeshafanya kazi na, mmewahi fanya kazi na`,
  },
  {
    en: 'Finished work and case studies',
    sw: 'Kazi tulizofanya',
    names: `photos of your, pictures of your, see photo, see some photo, see picture, see some picture, photos of past, pictures of past, see your work, your previous work, your past work, samples of your work,
      examples of your work, your portfolio, picha za kazi, kazi mlizofanya, kazi zenu za awali`,
  },
  {
    en: 'Insurance',
    sw: 'Bima',
    names: `have insurance, have any insurance, your insurance, is there insurance, with insurance, you insure, insure our, insure my, insure the, insured, insurance cover, public liability, liability cover, liability
      insurance, indemnity, bima ya hafla, mna bima, mko na bima`,
  },
  {
    names: 'ifmis, e-gp, iso',
  },
  {
    names: `wedding dress, wedding gown, wedding ring, braille, hologram, scratch card, nfc, rfid, cake, keki, photobooth, photo booth, bouncing castle, face painting, a website, websites, web design, mobile app, software, seo, facebook ad, google ad, social media
      marketing, social media management, digital marketing, costume,
      influencer`,
  },
  {
    en: 'Visiting the office',
    sw: 'Kutembelea ofisi',
    names: `appointment, visit, visit your office, can i come, naweza kuja, come to your office, come to the office, come over, come by, pass by,
      drop by, walk in, meet at your office, meet in your office, kuja ofisini, kuja kwa office, nikuje, nikuje
      ofisini, nije, tuje, tukuje, nipitie, kutembelea, dunda`,
  },
  {
    en: 'Where do we send our files?',
    sw: 'Mahali pa kutuma faili',
    names: `big file, large file, huge file, heavy file, gb, wetransfer, google drive, upload, send my file, send our
      file, send you the file, file yangu, faili yangu, *tuma file, *tuma faili, *tuma artwork, *tuma design`,
  },
  {
    en: 'Where do we send our files?',
    sw: 'Mahali pa kutuma faili',
    names: `which email, what email, which address, where do i send, where do we send, where should i send, where can i send`,
    with: 'file, artwork, design, pdf, document, manuscript, format, faili',
  },
  {
    en: 'What should we prepare for print?',
    sw: 'Faili za uchapishaji',
    names: `what format, which format, prepare file, prepare the file, prepare our file, prepare my file, prepare artwork, file size, file format, jpeg, jpg, png, corel, coreldraw, corel draw, photoshop, illustrator, indesign, microsoft publisher,
      ms publisher, powerpoint, vector, pdf, bleed, low resolution, resolution,
      pixelated, psd`,
  },
  {
    en: 'Who handles permits and safety?',
    sw: 'Vibali na leseni',
    names: 'permit, licence, license, kibali, vibali, leseni',
  },
  // Printing
  {
    topic: 'printing',
    en: 'What we print',
    sw: 'Vikombe, kalenda, kofia na vitu vingine vyenye jina lako',
    general: true,
    names: `print, printed, printing, printia, kuprint, mnaprint, mtaprint, naprint, tuprintie, niprintie, mniprintie,
      *chapish*, mnachapa, kuchapa, nichapie`,
  },
  {
    topic: 'printing',
    names: 'offset, copy, page, pg, binding, chapa, nakala, kurasa, finishing, cmyk, lamination, isbn, printer',
  },
  {
    topic: 'printing',
    en: 'Labels and stickers on a roll',
    sw: 'Vikombe, kalenda, kofia na vitu vingine vyenye jina lako',
    names:
      'on a roll, on roll, on rolls, in rolls, on a reel, on reels, by the reel, roll of label, roll of sticker, reel of label, roll label, roll sticker',
    with: 'label, sticker, decal, lebo, stika',
  },
  {
    topic: 'printing',
    en: 'Do you print cards, invitations and T-shirts?',
    sw: 'Tunachochapisha: kadi, mialiko, fulana na zaidi',
    names: `card, wedding card, wedding invitation, birthday card, kadi za harusi, kadi ya harusi, harusi cards,
      bizcard, complimentary card, invitation, invite card, flier, flyer, leaflet, handout, poster, tshirt, t
      shirt, tees, polo shirt, tote bag, screen printing, kadi, mwaliko, mialiko, vipeperushi, kipeperushi, fulana,
      tisho, tishet, tishati, tei shati, tisheti, tshati, flaya`,
  },
  {
    topic: 'printing',
    en: 'How many copies make offset printing worthwhile?',
    sw: 'Idadi ya chini ya nakala, offset na digital',
    names: `small run, short run, small quantity, low quantity, minimum order, minimum quantity, minimum copies, moq,
      few copies, one copy, nakala chache, idadi ya chini`,
  },
  {
    topic: 'printing',
    en: 'Large format',
    sw: 'Tunachochapisha: kadi, mialiko, fulana na zaidi',
    names: `banner, roll up, rollup, pull up, pullup, teardrop, backdrop, signage, sign board, shop sign, media wall,
      bango, mabango`,
  },
  {
    topic: 'printing',
    en: 'Can you make a book from a manuscript?',
    sw: 'Vitabu, waandishi na ISBN',
    names: `book, picture book, novel, memoir, biography, autobiography, manuscript, textbook, cookbook, poetry, kitabu, vitabu,
      riwaya, muswada, mswada, miswada, hadithi`,
  },
  {
    topic: 'printing',
    en: 'What we print',
    sw: 'Vikombe, kalenda, kofia na vitu vingine vyenye jina lako',
    names: `brochure, magazine, catalogue, catalog, company profile, annual report, printed report, ripoti, booklet, pamphlet,
      programme, program, programu, newsletter, menu, letterhead, envelope, folder, label, packaging, carton,
      wrapper, sticker, decal, mug, calendar, kalenda, diary, notebook, notepad, cap, hat, hoodie, hudi, jersey,
      jezi, apron, uniform, reflector jacket, lanyard, badge, name tag, keyring, wristband, certificate, cheti,
      vyeti, receipt book, invoice book, voucher, ticket, merch, merchandise, swag, giveaway, gift, souvenir,
      bottle, brosha, jarida, majarida, kofia, kikombe, vikombe, sare, zawadi, lebo, stika, boksi, maboksi,
      bahasha`,
  },
  {
    topic: 'printing',
    en: 'What we print',
    sw: 'Vikombe, kalenda, kofia na vitu vingine vyenye jina lako',
    names: `tent, gazebo, umbrella, flag, table cloth, tablecloth, canopy, bag, pen, hema, mwavuli, miavuli, bendera,
      mfuko, mifuko, kalamu`,
    with: printedOn,
  },
  {
    topic: 'printing',
    en: 'UV LED printing',
    sw: 'Vikombe, kalenda, kofia na vitu vingine vyenye jina lako',
    names: 'glass, wood, steel, acrylic, plaque, trophy, tuzo za glass',
    with: printedOn,
  },
  {
    topic: 'printing',
    en: 'Pre-production and design',
    sw: 'Tunachochapisha: kadi, mialiko, fulana na zaidi',
    names: `design company profile, design our company profile, design work, page layout, typesetting, graphic design,
      cover design, design the cover, book cover, *design flier, *design poster, *design cover`,
  },
  // Activations
  {
    topic: 'activations',
    en: 'Van and roadshow activations',
    sw: 'Roadshow na kampeni za barabarani',
    names: `roadshow, road show, caravan, truck stage, roadshow truck, campaign truck, mobile stage, lori la kampeni,
      market storm`,
  },
  {
    topic: 'activations',
    en: 'In-store activations',
    sw: 'Kampeni za kuonjesha bidhaa',
    occasion: true,
    names: 'shop',
  },
  {
    topic: 'activations',
    en: 'In-store activations',
    sw: 'Kampeni za kuonjesha bidhaa',
    names: `in store, instore, supermarket, sampling, *sampler, tasting, merchandiser, *onjesh*, duka, maduka,
      dukani, supa`,
  },
  {
    topic: 'activations',
    en: 'Mall activations',
    sw: 'Kampeni za kuonjesha bidhaa',
    names: 'mall activation, mall, kiosk',
  },
  {
    topic: 'activations',
    en: 'Bar activations',
    sw: 'Kampeni za kuonjesha bidhaa',
    names: 'bar activation, bar, club activation, baa',
  },
  { topic: 'activations', en: 'Roundabout activations', names: 'roundabout' },
  {
    topic: 'activations',
    en: 'Street and flier distribution',
    names: `hand* out flier, hand* out flyer, giv* out flier, giv* out flyer, on the street, kampeni ya barabarani, kampeni ya mtaa, activation ya mtaa, activation za mtaa, flier distribution, flyer distribution, distribute flier, distribute flyer, distribution of flier, kusambaza
      vipeperushi, street activation`,
  },
  {
    topic: 'activations',
    en: 'What is experiential marketing?',
    sw: 'Kampeni za kuonjesha bidhaa',
    names: 'activation, experiential, promoter, brand ambassador, promo girl, activesheni',
  },
  // Expos
  {
    topic: 'expos',
    en: 'Can you build our stand at a trade show?',
    sw: 'Banda la maonyesho (stand)',
    names: `stand, stendi, stall, expo, exhibition, exhibit, exhibitor, exhibiting, trade fair, trade show,
      maonyesho, banda, mabanda, kibanda, usher, hostess`,
  },
  // There are also booths for photos, for interpreters and in malls.
  {
    topic: 'expos',
    en: 'Can you build our stand at a trade show?',
    sw: 'Banda la maonyesho (stand)',
    general: true,
    names: 'booth',
  },
  {
    topic: 'expos',
    en: 'Can you run a whole expo for us?',
    sw: 'Kuandaa maonyesho yote (expo)',
    names: `whole expo, *organi* an expo, *organi* expo, *organi* exhibition, leadership summit, summit, kuandaa
      maonyesho, kuandaa expo`,
  },
  {
    topic: 'expos',
    en: 'Webinars',
    sw: 'Livestream na webinar',
    names: 'webinar, livestream*, live stream*, *stream*, hybrid event, virtual event, online event, *rusha live',
  },
  // Production
  {
    topic: 'production',
    en: 'Photography',
    sw: 'Picha, video na filamu',
    names: 'photo, picture, photograph*, photoshoot, headshot, *piga picha, picha, mapicha, fotoo, pics',
  },
  {
    topic: 'production',
    en: 'Videography',
    sw: 'Picha, video na filamu',
    names: `video, videographer, videography, film, filming, footage, camera, drone, shoot video, clip, filamu,
      kurekodi, kushoot, reel`,
  },
  {
    topic: 'production',
    en: 'Do you film and photograph the events you run?',
    sw: 'Picha, video na filamu',
    names: `shoot the event, shoot our event, film the event, film our event, film it, cover our event, cover the event,
      event coverage`,
  },
  { topic: 'production', en: 'Documentaries', sw: 'Picha, video na filamu', names: 'documentary, documentaries' },
  {
    topic: 'production',
    en: 'Commercials',
    sw: 'Picha, video na filamu',
    names: 'commercial, tv ad, tv advert, television',
  },
  { topic: 'production', en: 'Podcast recording', sw: 'Picha, video na filamu', names: 'podcast, podcasting' },
  {
    topic: 'production',
    en: 'Voice overs',
    sw: 'Kurekodi sauti: voice-over na matangazo ya redio',
    names: 'voice over, voiceover, radio, redio, jingle, ivr, sauti, studio recording',
  },
  // Staff
  {
    topic: 'staff',
    en: 'Team building retreats',
    occasion: true,
    sw: 'Siku za wafanyakazi na team building',
    names:
      'team building, teambuilding, retreat, offsite, staff day, staff outing, team outing, team day out, staff day out, company outing, office outing, company trip, staff trip, team trip, siku ya wafanyakazi, timu building',
  },
  {
    topic: 'staff',
    en: 'Workshops and seminars',
    occasion: true,
    sw: 'Siku za wafanyakazi na team building',
    names: 'workshop, seminar, corporate training, staff training, warsha, semina, mafunzo',
  },
  {
    topic: 'events',
    en: 'Corporate end-of-year celebrations',
    occasion: true,
    sw: 'Sherehe ya mwisho wa mwaka',
    names: `staff party, years party, party for (?:our |my |the |\\d+ )?(?:staff|employee|team), christmas bash, christmas do, christmas lunch, christmas dinner, staff christmas, xmas party, xmas do, xmas bash, xmas lunch, krismasi, end of year do, end of year lunch, end of year dinner, holiday party, end year bash, end year party, end of year party, year end party, christmas
      party, office party, staff dinner, appreciation day, sherehe ya wafanyakazi, sherehe ya staff, mwisho wa
      mwaka, party ya ofisi, party ya staff, bash ya staff`,
  },
  { topic: 'staff', names: 'our staff, my staff, staff member, wafanyakazi, employee' },
  // Outdoor comes before brand, because "brand our matatu" is about the matatu.
  {
    topic: 'outdoor',
    en: 'Transit and vehicle branding',
    sw: 'Matangazo ya nje na magari',
    names: `vehicle, matatu, mathree, mat, nganya, ndae, bus branding, brand* bus, van, fleet, pickup, pick up truck,
      probox, tuk tuk, tuktuk, boda boda, lorry, lori, truck branding, wrap, *brand* magari, *brand* gari, magari,
      gari la kampuni, car branding, brand* car, transit advertising, bodaboda, nduthi, pikipiki`,
  },
  {
    topic: 'outdoor',
    en: 'Billboards',
    sw: 'Matangazo ya nje na magari',
    names: `billboard, hoarding, bango la barabarani, bango kubwa, mabango ya barabarani, mabango ya barabara, mabango
      barabarani, outdoor adv*`,
  },
  { topic: 'outdoor', en: 'Street-pole banners', sw: 'Matangazo ya nje na magari', names: 'street pole, lamp post' },
  {
    topic: 'outdoor',
    en: 'Wall branding',
    sw: 'Matangazo ya nje na magari',
    names: 'wall brand*, wall paint*, ukuta, kuta, mural',
  },
  // Brand
  {
    topic: 'brand',
    en: 'Can we order just a logo?',
    sw: 'Kubuni au kuboresha brand yenu',
    names: `logo, nembo, redraw, vectorise, vectorize, retrace, kuitengeneza upya, itengenezwe upya, mnaitengeneza upya,
      kuichora upya`,
  },
  {
    topic: 'brand',
    en: 'Can we order just a logo?',
    sw: 'Logo peke yake',
    first: true,
    names: `just (?:a |the |do |need |want )*logo, only (?:a |the |do |need |want )*logo, logo (?:only|alone|tu|pekee|peke yake), (?:know|have)(?: [a-z]+)? strategy,
      strategy (?:already|ready|is ready|is in place|is done|tuko nayo|iko|tunayo), (?:skip|without)(?: [a-z]+)? strategy,
      no strategy, bila mkakati, bila strategy, mkakati tunao, mkakati uko`,
  },
  {
    topic: 'brand',
    en: 'How does a brand project work?',
    sw: 'Kubuni au kuboresha brand yenu',
    names: `brand identity, visual identity, rebrand*, brand strategy, brand guidelines, corporate identity, chapa ya
      kampuni, chapa yetu, chapa mpya`,
  },
  { topic: 'brand', names: 'brand' },
  // Comes last, because anything made for an event belongs to the team that makes it.
  {
    topic: 'events',
    en: 'What happens if it rains?',
    sw: 'Mvua ikinyesha',
    always: true,
    names:
      '(?:if|when|in case) (?:it |of )?(?:rain|pour)*, rain plan, plan for rain, mvua ikinyesha, mvua ikija, ikinyesha',
  },
  {
    topic: 'events',
    en: familyCelebrations,
    occasion: true,
    sw: 'Harusi, birthday na sherehe za familia',
    names: `${corporateOnly}, wedding, get married, getting married, marrying, birthday, baby shower, bridal shower, graduation party, anniversary party, engagement party,
      ruracio, family celebration, harusi, send off, kitchen party, birthdei, bathday`,
  },
  {
    topic: 'events',
    en: 'Product launches',
    occasion: true,
    sw: 'Hafla, sherehe na mikutano',
    names: 'launch*, unveiling, uzinduzi, *zindua*, kuzindua',
  },
  {
    topic: 'events',
    en: 'Conferences',
    occasion: true,
    sw: 'Hafla, sherehe na mikutano',
    names: 'conference, congress, agm, general meeting, kongamano, makongamano, mkutano, mikutano',
  },
  {
    topic: 'events',
    en: 'Conferences',
    sw: 'Hafla, sherehe na mikutano',
    names: 'interpreter, interpretation, translator, mkalimani, wakalimani, mtafsiri',
  },
  {
    topic: 'events',
    en: 'Corporate galas',
    occasion: true,
    sw: 'Hafla, sherehe na mikutano',
    names: 'gala, luncheon, dinner',
  },
  {
    topic: 'events',
    en: 'Award ceremonies',
    occasion: true,
    sw: 'Hafla, sherehe na mikutano',
    names: 'award, award ceremony, tuzo',
  },
  {
    topic: 'events',
    en: 'Concerts and festivals',
    occasion: true,
    sw: 'Hafla, sherehe na mikutano',
    names: 'concert, festival, tamasha, matamasha',
  },
  {
    topic: 'events',
    en: 'Sport and stadium events',
    occasion: true,
    sw: 'Hafla, sherehe na mikutano',
    names: `stadium, tournament, marathon, sports day, golf day, awareness walk, charity walk, sponsored walk, fun run,
      charity run`,
  },
  {
    topic: 'events',
    en: 'Our own equipment',
    sw: 'Vifaa vyetu vya hafla',
    names: `(?:rent|hire)(?:ing)? (?:the |a |your )?(?:pa system|pa|sound system|sound|stage|speaker|screen), *kodi* (?:pa|sound|stage|speaker), led screen, led wall, big screen, generator, genset, jenereta, line array, stage hire, hire a stage, skrini ya led,
      skrini kubwa`,
  },
  { topic: 'events', names: 'chair, viti, kipaza sauti, vipaza sauti, microphone, caterer, catering, decor, deco' },
  {
    topic: 'events',
    en: 'Corporate entertainment',
    sw: 'Bendi, DJ na MC',
    names: `dj, deejay, mc, emcee, band, live band, a stage, the stage, stage and pa, stage and sound, mic, musician,
      comedian, sound system, pa system, sound, lighting, bendi, muziki, wasanii, jukwaa`,
  },
  {
    topic: 'events',
    en: 'Which events do you plan?',
    general: true,
    sw: 'Hafla, sherehe na mikutano',
    names: `ceremony, graduation, fundraiser, harambee, anniversary, celebration, event, party, function, bash, guests,
      hafla, sherehe, matukio, shughuli, wageni, mgeni`,
  },
];

/** A pattern for a list of names, which may contain groups such as "(?:past|previous)". */
const patternOf = (names: string) => {
  const alternatives = names
    .split(',')
    .map((name) => fold(name.trim()).replace(/\*/g, '\\p{L}*').replace(/y$/, '(?:y|ie)').replace(/\s+/g, '[\\s-]+'))
    .sort((one, other) => other.length - one.length);
  return new RegExp(`(?<!\\p{L})(?:${alternatives.join('|')})(?:s|es)?(?!\\p{L})`, 'gu');
};

const patterns = services.map((service) => ({
  ...service,
  pattern: patternOf(service.names),
  companion: service.with ? patternOf(service.with) : undefined,
}));

/** "Book" as a verb is not a printed book, and a rate card is not a printed card. */
const prepared = (text: string) =>
  fold(text)
    .replace(/(?<=\b(?:to|i|we|you|should|can) )book\b/g, 'reserve')
    .replace(/\brate cards?\b/g, 'rates')
    .replace(attributes, ' ');

interface NamedService extends Service {
  /** The words in the text that name the service. */
  said: string[];
}

/** @param around - Where a service’s companions may be: "We’re in Arusha. Can you ship?" */
function namedIn(text: string, around = text): NamedService[] {
  const matches = patterns.flatMap((service) => {
    if (service.companion && (service.first ? around : text).match(service.companion) === null) return [];
    return [...text.matchAll(service.pattern)].map(({ index, 0: { length } }) => ({
      service,
      index,
      end: index + length,
    }));
  });
  // The "stand" of "exhibition stand" names nothing else.
  const whole = matches.filter(
    ({ index, end }) =>
      !matches.some((other) => other.index <= index && other.end >= end && other.end - other.index > end - index),
  );
  return patterns.flatMap((service) => {
    const said = whole.filter((match) => match.service === service).map(({ index, end }) => text.slice(index, end));
    return said.length > 0 ? [{ ...service, said }] : [];
  });
}

/** The field with the most words in a text; in a tie, the first one. */
function mostNamed(text: string): AssistantTopic | undefined {
  const counts = new Map<AssistantTopic, number>();
  for (const { topic, said } of namedIn(text)) if (topic) counts.set(topic, (counts.get(topic) ?? 0) + said.length);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/** The field that a text is about: the one that most of its words, or their synonyms, belong to, if any. */
export const topicOf = (text: string): AssistantTopic | undefined =>
  mostNamed(prepared(text)) ?? mostNamed(termsOf(text).join(' '));

/** The fields whose services a text names. */
export const topicsIn = (text: string): AssistantTopic[] => [
  ...new Set(namedIn(prepared(text)).flatMap(({ topic }) => topic ?? [])),
];

/** "Do you brand matatus, or only print banners?" is about the matatus. */
export const withoutAlternative = (text: string) =>
  namesFamilyCelebration(text)
    ? text
    : text.replace(
        /\b(?:ama|au|or) (?:ni |do you |is it )?(?:only |just )?(?:\p{L}+ ){0,2}(?:\p{L}+ tu|only)(?=\W*$)/iu,
        '',
      );

/** Whether a text asks about a topic that applies to every field, such as artwork files. */
export const namesMatter = (text: string) => namedIn(prepared(text)).some(({ topic }) => !topic);

/** Whether a document is the one about family celebrations. */
export const isFamilyCelebration = (title: string) =>
  services.some(({ en, sw }) => en === familyCelebrations && (en === title || sw === title));

/** Whether a document’s answer is given even if we can’t answer the rest of the question. */
export const isAlwaysGiven = (title: string) =>
  services.some(({ en, sw, always }) => always && (en === title || sw === title));

/** Whether a text asks about something whose answer takes precedence over prices, payments and opening hours. */
export const namesFirst = (text: string, message = text) =>
  namedIn(prepared(text), prepared(message)).some(({ first }) => first);

/** Whether a text asks about a family celebration, and about no other service. */
export const namesFamilyCelebration = (text: string) => {
  const named = namedIn(prepared(text));
  return named.some(({ en }) => en === familyCelebrations) && named.every(({ topic }) => !topic || topic === 'events');
};

/** Whether a text asks about a topic that no page covers, so that a person must answer. */
export const namesUnknown = (text: string) =>
  namedIn(prepared(text)).some(({ topic, en }) => topic === undefined && en === undefined);

/** Whether a text names no service more specific than events or printing. */
export const namesOnlyGeneral = (text: string) => namedIn(prepared(text)).every(({ general }) => general);

/** All names, for the spelling correction. */
export const serviceNames = services.map(({ names }) => names.replaceAll('*', '')).join('\n');

/**
 * Creates a function that returns the documents that describe the services a text names, those with the most names
 * first.
 *
 * @throws if a title in the list is not one of the documents’.
 */
export function createServiceSearch<Document extends AssistantDocument>(documents: readonly Document[]) {
  const find = (title: string | undefined, topic: AssistantTopic | undefined, language: Language) => {
    if (title === undefined) return undefined;
    const titled = documents.filter((document) => document.title === title && (document.language ?? 'en') === language);
    const found = titled.find((document) => document.topic === topic) ?? titled[0];
    if (!found) {
      throw new Error(
        `The assistant has no document titled "${title}". Correct the title in services.ts, or write the document.`,
      );
    }
    return found;
  };
  const found = new Map(
    services.map((service) => [
      service.names,
      { en: find(service.en, service.topic, 'en'), sw: find(service.sw, service.topic, 'sw') },
    ]),
  );
  return (text: string, language: Language, message = text): Document[] => {
    const named = namedIn(prepared(text), prepared(message)).sort((one, other) => other.said.length - one.said.length);
    const firsts = named.filter(({ first }) => first);
    const matters = firsts.length > 0 ? firsts : named.filter(({ topic }) => !topic);
    const all = matters.length > 0 ? matters : named;
    const things = all.filter(({ occasion }) => !occasion);
    const meant = all.filter(
      ({ occasion, general, topic }) =>
        (!occasion || things.every((thing) => thing.topic === topic || thing.general)) &&
        (!general || all.length === 1),
    );
    const described: Document[] = [];
    for (const { names, said } of meant) {
      const document = found.get(names)?.[language];
      // A document that says the name already answers it.
      const isSaid = described.some(({ text: words }) => said.every((name) => fold(words).includes(name)));
      if (document && !isSaid && !described.includes(document)) described.push(document);
    }
    return described;
  };
}
