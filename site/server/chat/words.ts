/** The vocabulary of the embedded assistant: English, Kiswahili and Sheng, as visitors write them. */
import type { AssistantAspect } from 'agency-content/assistant';
import { stemmer } from 'stemmer';

export type Language = 'en' | 'sw';

/** Normalises to lower case, without accents, apostrophes, or the word joiners of ranges. */
export const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’‘\u2060]/gu, '')
    .toLowerCase();

/** Splits a list that is written as running text. */
const listOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** Stop words. */
const fillers = new Set(
  listOf(`
    a about again ahead all also am an and any anymore anything are as at be been being but by can cannot cant could did do
    does doesnt doing dont for from get give gets got great had half has have having hello her here hey hi him his how i id
    if ill im in into is isnt it its ive just know let like lets looking lot make makes many may me might mine most much my
    need needs new no not now of off ok okay on one only or our ours out over please plus possible really roughly s said
    shall she should so some sort such sure t tell than thank thanks that thats the their them then there these they thing
    things this those to too two u ur up use very want was we well were weve what whats when which whole whom whos why will
    with wont would yes yet you your youre yours good morning afternoon evening day dear greetings bye goodbye cheers help
    question questions ask interested today tomorrow january february march april june july august september october
    november december policy media wat pls plz pple r wit yor ya us until kindly able wanna gonna
    provide must accept way put take takes taking handle arrange organise organize guys hundred thousand
    habari hujambo jambo karibu kwaheri asante sana sasa niaje buda mambo je ni na ya wa kwa za la cha vya yenu yetu yangu
    zenu zetu naomba tafadhali nataka tunataka naweza naeza mnaweza mnaeza mna mnatoa mnafanya mko iko kuna mimi wewe sisi
    pata kupata zile vile aje nanyi nini unipe unipee nawezaje nikitaka mnakubali tengeneza kutengeneza kina pia ile hii
    huku pa kitu asubuhi mchana jioni mia elfu gani ngapi aina ama tu au si hapo kwenu yenye wenye zenye nadai mtupee ili katika kwenye niko nitumie boss oya bro ati manze kujua kama zina ndani hiyo kadhaa piga tuko tutakuwa
    damage bana hii hapa exactly guys roughly start end
    before near into onto per behind beyond actually after allow already although always another anybody anyone around because become better between btwn
    branded branding something nothing someone somebody ngo ngos school church startup company companies kampuni firm
    sacco chama college university certain come comes coming compare compared consider considering currently decide
    different difference done during each either else enough even ever every everything explain far feel few find
    first follow former happen happens happy heard high hope hoping however idea instead issue keep kind later least
    less little long look maybe mean means meant mind move nice next nope often once original other otherwise own
    particular perhaps planning present quite rather recommend advise suggest right same see seem several since sorry
    still supposed think thinking though through together tried try trying under understand unless upon used using
    usually various versus via vs while within without wonder wondering work works working world worth yeah yep year
    years wish people allows require required requires involve involved available availability current regarding
    concerning exist exists somewhere anywhere everyone ourselves myself yourself themselves ikiwa kwamba lakini baada
    kabla hadi mpaka bado tayari tena zaidi kidogo kubwa ndogo mpya nzuri hizi hizo zote nani kenya januari februari
    machi aprili mei juni julai agosti septemba oktoba novemba desemba nah yaani yote wote kila baadhi nyingine
    mwingine wengine nyinyi ninyi yao wao yake wake huyu huyo yule hivi hivyo vipi jinsi namna kuhusu nahitaji
    tunahitaji ninahitaji ningependa tungependa natafuta tunatafuta ninataka hitaji kufanya fanya nafanya unafanya
    fanyika yanafanyika inafanyika kuwa wakati saa pale huko kwetu kwangu ndio ndiyo hapana labda kweli jamani jameni
    wasee wadau aki ala eti basi sawa poa fiti mzee mkuu ndugu dada kaka itakuwaje inakuwaje itakuwa inakuwa ujao wetu
    wenu swali maswali yeyote wowote chochote lolote yoyote uko ako wako
  `),
);

export const isFiller = (word: string) => fillers.has(fold(word)) || (word.length === 1 && !/\p{N}/u.test(word));

/**
 * Synonyms by their canonical word: English synonyms, frequent misspellings, Kiswahili and
 * Sheng. They apply to questions and documents alike, so a question finds a document in another language or spelling.
 */
const meanings: Record<string, string> = {
  price: `realistic prices priced pricing prise cost costs costing charge charges fee fees rate rates quote quotes quotation estimate
    cheap cheaper cheapest discount discounts punguzo expensive ballpark bei gharama itagharimu gharimu kugharimu nicost mtanicharge mnacharge mnatoza mtatoza kutoza hutoza pesangapi doo ganji mbeca chapaa mkwanja munde dooh doh`,
  duration:
    'turnaround muda unachukua inachukua huchukua kunachukua linachukua quickly fast soon lini ready haraka chapchap urgent urgently',
  print: `prints printed printing printer chapisha kuchapisha mnachapisha huchapishwa uchapishaji tunachapisha mnaprint
    kuprint naprint chapa`,
  book: 'books novel novels kitabu vitabu',
  brochure: 'pamphlet pamphlets catalogue catalogues brochures brochers brosha jarida majarida',
  booklet: 'booklets kijitabu vijitabu',
  flier: 'leaflet leaflets fliers flyer flyers flyrs vipeperushi kipeperushi',
  event: 'events hafla tukio matukio sherehe bash tamasha matamasha shughuli',
  wedding: 'weddings harusi',
  open: `opens opening openin opened hours close closes closed closing fungua mnafungua funga mnafunga kufunga kufungua wazi
    mnafunguanga mnafunganga`,
  weekend: 'saturday saturdays sunday sundays weekends sato jumamosi jumapili wikendi',
  where:
    'located locatd location wapi wher ofisi ofice office offices base building premises mbali directions address adress anwani',
  vat: 'tax taxes kodi etims etr kra',
  phone: 'telephone fone simu number nambari namba',
  pay: 'pays paying payment payments kulipa lipa nilipe malipo mpesa mpessa paybill pesa cash',
  deposit: 'deposite deposits downpayment upfront awali arbuni awamu installment installments instalment instalments',
  file: 'files artwork faili',
  shirt: 'shirts tshirt tshirts fulana tees tisho tishos tishet tisheti polo polos jersey jerseys jezi',
  cap: 'caps hat hats kofia',
  hoodie: 'hoodies hoody hudi sweatshirt sweatshirts',
  card: 'cards kadi',
  business: 'bizna biashara busines',
  banner: 'banners bango mabango',
  logo: 'logos nembo',
  parking: 'park parked egesha kuegesha maegesho huegesha',
  photo: 'photos photograph photographs photography photographer picha',
  person: 'human mtu msee representative someone somebody',
  talk: 'talks talking speak chat kuongea ongea kuzungumza zungumza bonga kubonga call calls reach',
  matatu: 'matatus mathree mat mats nganya',
  isbn: 'isbm',
  launch: 'launches lauch uzinduzi kuzindua',
  team: 'teem teams timu',
  building: 'bilding',
  conference: 'meeting meetings agm conferences conferance mkutano mikutano kongamano makongamano',
  reserve: 'nafasi booking bookings tuweke',
  plan: 'plans planning planing planned kuplan mnaplan kuandaa andaa mnaandaa',
  rain: 'leak leaks leaking rains raining pours pour mvua',
  install: 'installs installation installed',
  minimum: 'minimums smallest chini',
  service: 'services huduma',
  vehicle: 'vehicles van vans fleet lorry lorries magari',
  voice: 'voiceover voiceovers sauti',
  radio: 'redio',
  record: 'recording recorded rekodi kurekodi',
  stream: 'livestream livestreams livestreaming streaming streamed streams livestreamed rusha kurusha',
  generator: 'generators genset jenereta jeneta umeme stima power electricity',
  proof: 'proofs sampuli',
  tent: 'tents hema tenti',
  vacancy:
    'intern interns hiring vacancies recruiting recruitment internship internships attachment ajira mnaajiri kuajiri',
  upcountry: `mashambani kaunti mombasa kisumu nakuru eldoret thika machakos kisii meru nyeri nanyuki naivasha malindi diani
    lamu kakamega kitale garissa embu kericho lodwar turkana wajir mandera marsabit isiolo moyale maralal samburu nyahururu
    laikipia kilifi voi taita kwale kitui makueni kajiado kiambu limuru narok bomet nyamira homabay siaya migori busia
    bungoma webuye mumias vihiga kapsabet nandi iten naro kerugoya kirinyaga muranga nyandarua baringo tharaka western
    nyanza coast`,
  abroad:
    'uganda kampala entebbe jinja tanzania arusha daressalaam mwanza dodoma zanzibar rwanda kigali burundi ethiopia somalia juba sudan drc',
  staff: 'employees workers wafanyakazi mfanyakazi',
  calendar: 'calendars kalenda',
  mug: 'mugs cup cups kikombe vikombe',
  sticker: 'stickers stika',
  label: 'labels lebo',
  binding: 'bind bound',
  brand: 'brands branding',
  month: 'months miezi mwezi',
  reply: 'replies respond response',
  contact: 'contacts wasiliana kuwasiliana mawasiliano',
  video: 'videos vedio',
  dollar: 'dollars dola usd',
  lead: 'mkubwa',
  postpone: 'postponed postponing reschedule rescheduled ahirisha kuahirisha',
  author: 'authors mwandishi waandishi',
  early: 'advance mapema ahead',
  guests: 'guest wageni mgeni attendees',
  included: 'include includes including inclusive',
  reprint: 'reprints reprinted reprinting',
  shop: 'shops supermarket supermarkets duka maduka dukani',
  write: 'writing text andika kuandika waandikia niwaandikie kuwaandikia tuandikie',
  permit: 'permits vibali kibali leseni ruhusa licence license licences licenses',
  billboard: 'billboards bilboard hoarding',
  film: 'films filming filmed filamu shoot shoots shooting kushoot mnashoot',
  stand: 'stands booth booths banda',
  advert: 'ad ads adverts advertising advertise advertisement matangazo tangazo',
  owner: 'owns owners founder ceo mmiliki mwenye mkurugenzi',
  transport: 'usafiri transportation bus',
  roadshow: 'roadshows',
  send: 'tuma kutuma',
  retreat: 'retreats retret',
  publish: 'publishes publishing pubblish publisher',
};

const canonical = new Map(
  Object.entries(meanings).flatMap(([word, others]) => listOf(others).map((other) => [other, word] as const)),
);

/** What an item carries, or what visitors already have, is not what they order. */
export const attributes =
  /(?<=\bpay(?:ing)? )(?:by|with|via|using) (?:an? |visa |credit |debit )*cards?\b|\b(?:with|yenye|wenye|zenye|lenye|chenye) (?:(?:the|our|my|a|same|company) )*(?:logos?|nembo)\b|\b(?:yenye|zenye|lenye|chenye|vyenye) (?:ma)?picha\b|(?<=\b(?:books?|magazines?|calendars?|mugs?) )with (?:\p{L}+ )?(?:photos|pictures)\b|\balready have \p{L}+(?:[ -]\p{L}+)?|\b(?:come|came|kuja|nikuje|nikam|kukam|kufika|get there|reach|travel)\b[^.?!]{0,12}\b(?:na|by|with|kwa|in) (?:an? )?(?:mathree|matatus?|mat|bus|nduthi|boda(?: boda)?|gari)\b/gu;

/** Groups of words that have a meaning only in combination. */
const phrases: readonly [RegExp, string][] = [
  [attributes, ' '],
  // Places named after a park, and places where the visitor found us.
  [/\b(?:at|in|near|from|kwa) \p{L}+ park\b/gu, ' '],
  [
    /\b(?:got|found|have|nimepata|nilipata) (?:your |the )?(?:number|contacts?|namba|nambari|simu)(?: (?:yenu|zenu))? (?:from|kwa|on|through)\b[^.,?!]*/g,
    ' ',
  ],
  [/\b(?:area|pande|sehemu|mtaa|place) (?:gani|zipi)\b/g, 'wapi'],
  [/\b(?:ki|vi)paza sauti\b/g, 'microphone'],
  [
    /\bwhen (?:will|do|should|can|shall|would) (?:i|we) (?:hear|get (?:an? )?(?:reply|answer|response|feedback))(?: back)?(?: from you)?\b/g,
    'reply',
  ],
  [/\b(?:outside(?: of)?|beyond|nje ya) nairobi\b/g, 'upcountry'],
  // "book" as a verb.
  [/(?<=\b(?:to|i|we|you|should|can) )book\b/g, 'reserve'],
  [/\bwho (?:do|can|should|must|could) (?:i|we) (?:call|talk|speak|contact|ask|write)\b/g, 'lead'],
  [/\b(?:nimpigie|niongee na|nimuulize|nizungumze na) nani\b/g, 'contact'],
  [/\b(?:what|which|wat) (?:\p{L}+ )?(?:files?|format|artwork)\b/gu, 'file format'],
  [/\b(?:whats|what is) the damage\b|\brate cards?\b/g, 'price'],
  [/\b(?:your|the) boss\b/g, 'lead'],
  [/\b(?:his|her|their) boss\b|\babove (?:him|her|them)\b|\bmkubwa wa(?:ke|o)\b/g, 'owner'],
  [/\b(?:more|extra|additional) (?:copies|prints)\b|\b(?:print|order) (?:\p{L}+ ){0,2}(?:again|more)\b/gu, 'reprint'],
  [/\bput(?:s|ting)? (?:(?:it|them|this|that|these|those) )?up\b/g, 'install'],
  [/\bhow (?:much|mush) time\b/g, 'duration'],
  [
    /\b(?:kiasi gani|ni ngapi|(?:ina|zina|ita)(?:kam|kuja) ngapi|pesa ngapi|shilingi ngapi)\b(?= kwa| usiku| siku| jioni| kwa| per| jumla|\W*$|\W*(?:buda|boss|bro|msee|manze|jamani|tafadhali|hapo)\b)/g,
    'price',
  ],
  [/\bhow (?:quickly|fast|soon) (?:will|do|can) you (?:reply|answer|respond|get back)\b/g, 'reply'],
  [/\bhow long (?:have|has) (?:you|the|your)\b/g, 'experience'],
  [
    /\b(?:how (?:long|soon|fast|quick(?:ly)?|many (?:working |business )?(?:days|weeks))|when (?:would|will|can|do|does) (?:they|it|i|we|you))\b/g,
    'duration',
  ],
  [/\b(?:siku ngapi|muda gani)\b/g, 'duration'],
  [/\b(?:how (?:much|mush)|(?:pesa|doo|doh|dooh|ganji|shilingi|bob) ngapi)\b(?! time)/g, 'price'],
  // A time to come is not how long a job takes.
  [
    /(?<=\b(?:ni|tu)(?:ku|na)?(?:weza kuj|j|kuj)[ae] )lini\b|\bwhen (?:can|should|may|could|do) (?:i|we) (?=(?:come|visit|pass|drop)\b)/g,
    ' ',
  ],
  [/\bsaa ngapi\b/g, 'open'],
  [/\bwhat (?:would|will) (?:it|that|this|all that) (?:all )?(?:be|come to)\b/g, 'price'],
  // Only says when, as in "Can I see it before I pay?"
  [/\bbefore (?:i|we) (?:pay|order|decide|commit)\b/g, ' '],
  // "Chapa" as a noun is a brand, as a verb to print.
  [/\bchapa (?:mpya|ya|yetu|yako|yenu)\b/g, 'brand'],
  [/\b(?:ni|tu)anzi?e wapi\b/g, 'anza'],
  [/\bnakala ya kwanza\b|\bsee (?:a |the |one )?(?:samples?|copy)\b|\bsample (?:copy|print|before)\b/g, 'proof'],
  [/\bwho (?:\p{L}+ )?pays?\b|\bnani (?:ana|ata|hu)\p{L}{0,3}lip\p{L}+/gu, 'included'],
  [
    /\b(?:chang|mov|shift)(?:e|es|ing) (?:\p{L}+ )?date\b|\bdate (?:changes|moves|shifts)\b|\p{L}*badilish\p{L}* tarehe\b|\btarehe \p{L}*badilik\p{L}*/gu,
    'postpone',
  ],
  // Deadlines, and numbers of people or days as attributes, are not part of the question.
  [
    /\b(?:by|before|in|for|around|from|kabla ya)? ?(?:the )?(?:next|this|coming|end of|ujao|huu) (?:the )?(?:week|month|year)\b/g,
    ' ',
  ],
  [/\b(?:wiki|mwezi|mwaka|siku) (?:ujao|ijayo|huu|hii)\b/g, ' '],
  [/\b(?:\d+|one|two|three|four|five) ?-? ?days?\b(?= \p{L})/gu, ' '],
  [
    /\bcome to(?=\s*(?:$|[?.!,]))|\b(?:set|knock) (?:me|us) back\b|\badd up to\b|\b(?:should|do|must|shall) (?:i|we) budget\b/g,
    'price',
  ],
  [/\b(?:(?:bus|matatu|mat|which) stage|stage (?:gani|ya \p{L}+))\b/gu, 'busstop'],
  // An M-Pesa kiosk is not a payment.
  [/\b(?:ya|wa|za) m-?pesa\b/g, ' '],
  [/^\W*ngapi\b/g, 'price'],
  // "Per episode?", "na kwa kila nakala?"
  [/^\W*(?:(?:and|na|ok|so|or|what about|how about) )*(?:per|for each|kwa kila) \p{L}+\W*$/gu, 'price'],
  [/\b(?:indicative|rough|estimated|approximate|ballpark|a) budget\b(?! of)/g, 'price'],
  [/\b(?:nani|mtu|msee) (?:ana(?:ye)?(?:shughulik|husik|simami)|msimamizi)\p{L}*/gu, 'lead'],
  [/\bdar (?:es )?sala+m\b/g, 'daressalaam'],
  // "Thika Road" is in Nairobi.
  [/\b\p{L}+ (?:road|rd|highway|street)\b/gu, ' '],
  [/(?<=\b(?:budget|bajeti|kes|ksh|\d+k)\b.*)\b(?:inatosha|itatosha|zinatosha|enough|do)\b/g, 'price'],
  // The visitor’s own company isn't part of the question.
  [
    /\b(?:our|my) (?:\p{L}+ )?(?:company|business|firm|startup)\b(?! cards?)|\b(?:kampuni|biashara) (?:yetu|yangu) (?:ya|i(?:li|me|na)\p{L}+) ?\p{L}*/gu,
    ' ',
  ],
  [/\bwiki ngapi\b|\bmiezi mingapi\b/g, 'duration'],
  [
    /\b(?:the )?same (?:one|ones|thing|book|job|order)s?(?: again)?\b|\bprint (?:\p{L}+ ){0,2}again\b|(?:chapish\p{L}*|print) (?:\p{L}+ ){0,2}(?:tena|upya)\b/gu,
    'reprint',
  ],
  [/\breceipts?\b(?! ?books?)|\brisiti\b/g, 'vat'],
  [/\b(?:job|vacancy|position)s? openings?\b/g, 'vacancy'],
  [/\b(?:trade|agri(?:cultural)?|book|business|food|tech|health) (?:fairs?|shows?|expos?)\b/g, 'trade show'],
  [/\bcook ?books?\b/g, 'cookbook'],
  [/\b(?:open|lie|lay)(?:s|ing)? flat\b/g, 'flat'],
  [/\bvoice.?overs?\b/g, 'voice'],
  [/\bwill (?:it|they|this|the file|the files) open\b/g, 'file'],
  [/\bwhat time\b/g, 'open'],
  [/\btoo late\b/g, 'reserve'],
  [/\b(?:roll?|pull)[ -]?ups?\b/g, 'rollup'],
  [/\bhow many (?:people|staff|employees)\b(?= (?:work|are|do you (?:have|employ)|in)\b|\W*$)/g, 'experience'],
  [/\bhow many people\b/g, 'guests'],
  [/\b(?:pay(?:ing)?|lipa) (?:half|nusu)\b/g, 'deposit'],
  // Places that the visitor rules out, and places where we are, don't count as upcountry.
  [
    /\b(?:sio|siyo|not|except|other than) (?:in |to |kwa )?\p{L}{4,}(?=\W+(?:tul|we|i|it|which|ni|but|lakini)\b|\W*[,.])/gu,
    ' ',
  ],
  [/\b(?:near|close to|around|karibu na) nairobi\b/g, ' '],
  [/\bhow many staff\b/g, 'staff'],
  [/\bpay (?:extra|more|separately) for\b|\bcomes? with\b(?= (?:the|its|a|an|any|this|that)\b)/g, 'included'],
  // "Na chakula iko?"
  [
    /\b(?:chakula|lunch|food|meals|usafiri|transport|basi|samples|sampuli) (?:iko|ziko|zipo|ipo|upo|kipo|imo|kimo|there)\b/g,
    'included',
  ],
  [/\bafter (?:the |our |an |my )?(?:event|show|party|gala|day)\b/g, 'afterwards'],
  [/\b(?:brand|wrap)\p{L}* (?:\p{L}+ ){0,3}?cars?\b/gu, 'vehicle brand'],
  [/\b(?:za|by|for|before) (?:leo|kesho|today|tomorrow|(?:mon|tues|wednes|thurs|fri)day)\b/g, 'duration'],
  [/\bt-? ?shirts?\b|\btei-? ?sh(?:irt|ati)s?\b/g, 'shirt'],
  [/\bm-? ?pesa\b/g, 'mpesa'],
  [/\bin charge\b/g, 'lead'],
  [/\bbusiness? cards?\b/g, 'bizcard business card'],
  [/\bkadi(?: (\d[\d,]*))? za (?:biashara|bizna)\b/g, '$1 bizcard business card'],
  [/\b(?:bad|good|terrible|nice|great) experience\b/g, ' '],
];

/** The subject, tense and object at the start of a Kiswahili verb: "mnachapisha" is "chapisha". */
const verbPrefix =
  /^(?:(?:ni|tu|m|wa|u|a|i|zi|li|ya|vi|ki)(?:na|ta|li|me|ki)(?:zo|vyo|yo|lo|cho|po)?|ku|hu)(?:ku|wa|ni|tu|m|zi|vi|ya)?(?=\p{L}{4})/u;

/** The root of a Kiswahili verb, so that "zilizochapishwa" and "kuchapisha" are one word. */
const rootOf = (word: string) => {
  const bare = word.replace(verbPrefix, '');
  return bare === word ? word : bare.replace(/(?:i?w|i)?[ae]$/, 'a');
};

/** The canonical form of a word, or the word itself. For a Kiswahili verb, that is its root. */
const meaningOf = (word: string) => {
  const meaning = canonical.get(word) ?? canonical.get(word.replace(verbPrefix, '')) ?? canonical.get(rootOf(word));
  return meaning ?? (isFiller(word) ? word : rootOf(word));
};

/** A text's words, each in its canonical form. */
export function termsOf(text: string): string[] {
  let folded = fold(text);
  for (const [pattern, word] of phrases) folded = folded.replace(pattern, ` ${word} `);
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map(meaningOf);
}

/**
 * The aspect of something that a question asks about. A document about prices answers "How much are cards?" better than
 * one about cards.
 */
export const aspects = new Set(
  [
    'price',
    'duration',
    'open',
    'where',
    'pay',
    'deposit',
    'vat',
    'parking',
    'minimum',
    'lead',
    'isbn',
    'upcountry',
    'abroad',
    'postpone',
    'included',
    'install',
    'early',
    'permit',
    'owner',
    'reprint',
    'format',
    'article',
    'stream',
    'generator',
    'proof',
  ].map((word) => stemmer(word)),
);

/** Asks who owns what we make. */
const asksForOwner =
  /\bwho (?:will |would )?owns? (?:the |our |my )?(?:(?:final|finished|original|design|logo|source|copyrights?|rights?) )*(?:artworks?|designs?|files?|photos?|pictures?|videos?|films?|footage|logos?|copyrights?|rights?|it|them)\b|\b(?:is|are) (?:it|they|that|those) ours\b|\b(?:be|becomes?) ours\b|\bmali (?:yetu|yangu)\b|\braw footage\b|\b(?:can|may) (?:we|i) use (?:the |your |these |those )?(?:photos?|pictures?|videos?|footage|designs?|artworks?)\b|\b(?:do|will) (?:we|i) own\b|\bcopyw?ri(?:ght|te)s?\b|\brights to\b|\b(?:itakuwa|zitakuwa|ni) (?:ya|za) nani\b|\b(?:itakuwa|zitakuwa|inabaki|zinabaki) (?:yetu|zetu|yangu|zangu)\b/;

/** Asks to keep something for the visitor after a job. */
const asksToStore =
  /\b(?:keep|store|hold) (?:it|them|that|the stand|our stand|the booth|our booth)\b(?! (?:secret|private|confidential|short|simple|small))|\b(?:keep|store) (?:\p{L}+ ){1,4}(?:for us|for me|at your (?:place|office|store)|with you)\b|\bstorage\b|\p{L}*hifadhi\p{L}*/u;

/** Asks how many people have room. */
const asksHowManyFit =
  /\b(?:fit|enough room for|room for) (?:\d+|us|everyone|all of us)\b|\b(?:tu|wa)?(?:na|ta)?tosh(?:ea|e[ak]a)\b|\b(?:tukicome|tukuje|tukija|nikija|nikicome|can (?:i|we) (?:come|bring)|if (?:i|we) (?:come|bring))\b[^?.!]{0,20}\b(?:guests?|people|friends|wageni|watu|wasee)\b/u;

/** Asks for the number of somebody named before. */
const asksForLine =
  /\b(?:direct|his|her|their own|own) (?:direct )?(?:phone |mobile |cell )?(?:lines?|numbers?|contacts?|extension|phone|mobile)\b|\b(?:namba|nambari|simu) yake\b/;

/** The aspects that a question asks about and that a document may answer directly. */
export function aspectsIn(text: string): AssistantAspect[] {
  const terms = new Set(termsOf(text));
  const has = (...words: string[]) => words.some((word) => terms.has(word));
  // "Can you park?" and "open a bank account" contain such words too, but are not about us.
  const isAboutUs =
    /\b(?:you|your|we|i|our|office|ofisi|mko|mna\p{L}+|tuna\p{L}+|zenu|yenu|kwenu|na\p{L}+|lazima)\b/u.test(fold(text));
  const isShort = terms.size <= 5;
  const own: AssistantAspect[] = [];
  if (has('vat', 'etims')) own.push('vat');
  // "Can I pay 50% now and the rest after the event?"
  const isInShares =
    /\d ?(?:%|percent|asilimia) (?:now|first|before|sasa|kwanza)|\b(?:rest|balance|remainder|the other half|iliyobaki|zilizobaki) (?:\p{L}+ )?(?:after|later|baada|baadaye)/u.test(
      fold(text),
    );
  const isDeposit = has('deposit') || isInShares || (has('pay') && has('kwanza', 'kabla', 'upfront'));
  if (isDeposit) own.push('deposit');
  const asksWay = isDeposit
    ? /mpesa|m-pesa|paybill|by bank/
    : /mpesa|m-pesa|paybill|how|bank|cash|benki|vipi|\baje\b|jinsi|namna/;
  if (has('pay') && asksWay.test(fold(text))) own.push('pay');
  if (has('parking')) own.push('parking');
  if (has('weekend') && has('where')) own.push('open');
  if (
    has('open') &&
    !/\bopen(?:ing|s)? (?:a|an|my|the|up|out)\b|\btunafungua\b|\b(?:we|i) (?:have |just |recently )*opened\b/.test(
      fold(text),
    )
  )
    own.push('open');
  if (has('install')) own.push('install');
  if (own.length > 0) return isAboutUs || isShort ? own : [];
  if (has('talk', 'phone') && has('person')) return ['person'];
  if (/\b(?:nipe|naomba|give me|whats|what is|your)\b[^.?!]*\b(?:e-?mail|barua pepe)\b/.test(fold(text)) && isShort)
    return ['person'];
  if (has('included')) return has('price') ? ['price', 'included'] : ['included'];
  if (has('early') || (has('reserve') && has('duration', 'month', 'when'))) return ['ahead'];
  const folded = fold(text);
  if (asksForOwner.test(folded)) return ['rights'];
  if (asksToStore.test(folded)) return ['storage'];
  if (asksHowManyFit.test(folded)) return ['capacity'];
  if (asksForLine.test(folded)) return ['person'];
  const asked: AssistantAspect[] = [];
  if (has('price')) asked.push('price');
  if (has('duration')) asked.push('duration');
  if (has('permit')) asked.push('permits');
  if (asked.length > 0) return asked;
  return /\b(?:mko|ofisi yenu|(?:where|wapi)\b.{0,20}\b(?:you|your|yenu) (?:office|located|based|building)|your office|(?:have|mna|mko na) (?:an? |any )?(?:other )?(?:offices?|branch(?:es)?|ofisi|tawi))\b/.test(
    fold(text),
  ) && has('where')
    ? ['where']
    : [];
}

/** The common stem of "print", "prints" and "printing". */
export const stem = (word: string): string => stemmer(fold(word));

const has = (text: string, words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u').test(fold(text));

export const isThanks = (text: string) => has(text, 'thanks|thank you|asante(?:ni)?|shukran|cheers');

/** Acknowledges an answer: "OK", "sawa". */
export const isAgreement = (text: string) =>
  /^(?:ok(?:ay)?|sure|great|perfect|nice|fine|good|cool|noted|sawa|poa|fiti|vizuri|haya|safi)(?: (?:then|sawa|basi|sana|kabisa|poa))?[.! ]*$/.test(
    fold(text).trim(),
  );

/** Repeats the previous question for a different number or place: "and for 150?", "na 1000?" */
export const isAnotherCase = (text: string) =>
  /^\W*(?:and|what about|how about|na|vipi kuhusu|je)\b|\d/.test(fold(text));

export const isGreeting = (text: string) =>
  has(
    text,
    'hi|hey|hello|good (?:morning|afternoon|evening|day)|greetings|habari|h?u?jambo|mambo|sasa|niaje|vipi|help|(?:a|quick|one) question|swali',
  );

export const isSelfQuestion = (text: string) =>
  has(
    text,
    'who are you|what are you|your name|(?:are you|am i (?:talking|chatting|speaking) (?:to|with)|is this) (?:a |an |the |really |real |actual |just |some |live )*(?:human|person|robot|bot|machine|program|ai|real|computer|assistant|chat ?gpt|gpt|gemini|automated)|wewe ni (?:nani|roboti|robot|mtu|bot|mashine|ai)|ni (?:mtu|roboti|robot|bot|mashine) (?:ama|au)|naongea na (?:mtu|roboti|robot|bot|mashine|nani)',
  );

/** Requests for things that only a person can promise: a price, a booking, a discount. */
export const isDemand = (text: string) =>
  has(
    text,
    '(?:confirm|promise|guarantee|agree|thibitisha|ahidi)\\p{L}* (?:[^?.!]{0,60} )?(?:costs?|price|free|discount|booked|booking|kes|ksh|bei|bure)|(?:discount|promo|coupon) codes?|(?:booked|confirmed) (?:for )?free',
  );

export const isInsult = (text: string) =>
  has(
    text,
    '(?:stupid|useless|idiot|dumb|fuck\\p{L}*|shit|bastards?|shut up|[mw]a?jinga|[mw]a?pumbavu|pumbavu|wezi|thieves|fala|takataka|ujinga|kwenda (?:huko|kabisa|zako)|jokers?|clowns?)',
  );

const kiswahiliWords = new Set(
  listOf(`
    nipe ni na ya wa kwa za la cha vya je gani ngapi wapi lini nani yenu yetu yangu zenu zetu yako vyangu kazi yangu zangu nataka
    tunataka naomba tafadhali naweza naeza mnaweza mnaeza mko iko kuna mimi wewe sisi habari jambo hujambo mambo asante
    sana niaje sasa leo kesho saa siku mtu watu bei pesa vitabu kitabu ofisi simu harusi nembo hata kidogo lazima kabla
    kampuni huduma fulana mkutano ama hapo kwenu tu oda mzigo mjinga mpumbavu doo msee buda muda mpya nje asubuhi jioni
    mabango kadi picha gari malipo sawa poa fiti haya safi yeye wao hii hiyo hizo zile ile vile nimeboeka natafuta nahitaji
    majarida jarida vipeperushi brosha hafla sherehe wageni banda maonyesho matangazo tangazo sauti kurasa bango kalenda
  `),
);

/** A Kiswahili verb, with its subject and tense: "mnafungua", "tunataka", "sijafurahia". */
const kiswahiliVerb =
  /^(?:(?:ni|u|a|tu|m|wa|i|zi|ku|vi|li|ki|ya)(?:na|ta|li|me|ki)|ml[ie]|sija|hatuja|hamja|haija|hazija|ku|mna|nina)\p{L}{3,}$/u;

const englishWords = new Set(
  listOf(`
    the a an and or of to is are was do does did you your we our i my me it this that what where when who how why can could
    will would for with from in on at by be have has need want please much many long take cost price print
  `),
);

/** The language of a text, if its words reveal it. */
export function languageOf(text: string): Language | undefined {
  const words = fold(text).match(/\p{L}+/gu) ?? [];
  const count = (belongs: (word: string) => boolean) => words.filter(belongs).length;
  const english = count((word) => englishWords.has(word));
  const kiswahili = count((word) => kiswahiliWords.has(word) || (!englishWords.has(word) && kiswahiliVerb.test(word)));
  if (english === kiswahili) return english > 0 ? 'sw' : undefined;
  return english > kiswahili ? 'en' : 'sw';
}

const questionStart =
  "what(?:['’]?s)?|wat|where|when|who|whom|how|which|why|do|does|did|can|could|is|are|will|would|should|shall|must|have|has|may|" +
  'je|wapi|lini|mna\\p{L}+|mta\\p{L}+|mko|ina\\p{L}+|ita\\p{L}+|naweza|kuna|bei';
const nextQuestion = new RegExp(
  `(?:,|;|&|(?<!\\p{L})(?:and|or|also|plus|na|pia)(?!\\p{L}))[\\s,]+(?:and |also |na |pia |then |after that )*(?=(?:${questionStart})(?!\\p{L}))`,
  'iu',
);
const nextWish = /\s*(?:\band also\b|\bas well as\b|\band(?= (?:help|assist)\b))\s+/i;
const questionPattern = new RegExp(`\\?$|^(?:${questionStart})(?!\\p{L})`, 'iu');

/** Whether a sentence is a question. */
export const isQuestion = (sentence: string) =>
  questionPattern.test(sentence.trim().replace(/^(?:and|also|then|na|pia)\s+/i, ''));

/** A sentence. The dots in "11.20" and after "incl." don't end one. */
const sentence = /(?:[^.?!\n]|\.(?=\p{L}|\p{N})|(?<=\b(?:incl|approx|etc|mr|mrs|dr|prof))\.)+[.?!]*/giu;

/**
 * Splits a message into questions: "What does it cost, and how long does it take?" contains two.
 *
 * @param isAsked - Whether a sentence asks something without the form of a question: "the numbers you collect, who keeps
 *   them".
 */
export const questionsIn = (message: string, isAsked: (sentence: string) => boolean = () => false): string[] =>
  (message.match(sentence) ?? []).flatMap((said) => {
    const parts = said
      .trim()
      .split(nextQuestion)
      .flatMap((part) => part.split(nextWish))
      .filter((part) => part.trim());
    return parts.length > 1 || isQuestion(said) || isAsked(said) ? parts : [];
  });

/** The words from these lists that misspelt words are matched against, as a single text. */
export const vocabulary = [...fillers, ...Object.entries(meanings).flat(), ...englishWords, 'thanks hello'].join(' ');
