/**
 * The assistant's answers in Kiswahili. They give the same facts as the English pages that they link to. English words
 * stay where people in Nairobi use them. No native editor has signed the answers off.
 */
import { agency } from './agency.js';
import type { AssistantDocument, AssistantPerson } from './assistant.js';
import {
  billboardPrice,
  bookPrice,
  bookReprint,
  borderTime,
  dayOutPrice,
  deposit,
  digitalReprint,
  filmTime,
  galaPrice,
  generators,
  guestPrice,
  highlightsPrice,
  identityPrice,
  inBusiness,
  isbnTime,
  ledWall,
  mailLimit,
  offsetReprint,
  roadshowTime,
  soundReach,
  stageDeck,
  standPrice,
  storePrice,
} from './facts.js';
import { leadTimes } from './lead-times.js';
import { quoteAction } from './navigation.js';

const { phone, email, address } = agency;

/** A price with its words in Kiswahili. */
const inKiswahili = (price: string) => price.replace('million', 'milioni');

/** The numbers of a fact, without its unit: Kiswahili puts the unit first. */
const numbersOf = ({ value }: { value: string }) => value.match(/[\d,.-]*\d/)?.[0] ?? value;

const hours = 'Jumatatu hadi Ijumaa, saa tatu asubuhi hadi saa kumi na mbili jioni (9:00 AM hadi 6:00 PM)';
const sizes = ['Hafla kubwa', 'Hafla za wastani', 'Hafla ndogo'];
const bookingAdvice = leadTimes.map(({ from, to }, index) => `${sizes[index]}: miezi ${from}-${to} kabla`).join('. ');

const documents: Omit<AssistantDocument, 'language'>[] = [
  // The company
  {
    title: 'Mawasiliano: simu, WhatsApp na barua pepe',
    text: `Tupigie simu au tutumie WhatsApp kwa ${phone}, ${hours}, au tuandikie wakati wowote kwa ${email}. Tunajibu ndani ya saa 24.`,
    path: '/contact',
    keywords: 'wasiliana whatsapp mkubwa nambari ongea zungumza mtu msee mhudumu human call number',
    aspect: 'person',
  },
  {
    title: 'Ofisi yetu iko wapi',
    text: `Ofisi yetu iko Jua House, ghorofa ya tatu, ${address.street}, ${address.area}, ${address.city}. Ni kama dakika kumi kwa miguu kutoka Sarit Centre. Tuko wazi ${hours}.`,
    path: '/contact',
    keywords: 'mahali anwani ramani base location jengo sarit westlands',
    aspect: 'where',
  },
  {
    title: 'Saa za kazi: tunafungua na kufunga saa ngapi',
    text: `Tuko wazi ${hours}. Jumamosi na Jumapili ofisi imefungwa. Kabla ya kuja, tupigie simu kwa ${phone}.`,
    path: '/contact',
    keywords: 'wazi leo wikendi open close',
    aspect: 'open',
  },
  {
    title: 'Kutembelea ofisi',
    text: `Ofisi iko Jua House, ghorofa ya tatu, ${address.street}, ${address.area}, na iko wazi ${hours}. Sijui kama unahitaji appointment, kwa hivyo tupigie simu kwa ${phone} kabla ya kuja.`,
    path: '/contact',
  },
  {
    title: 'Parking ya wageni',
    text: 'Ndiyo. Wageni huegesha magari kwenye basement ya Jua House: taja jina letu langoni. Ofisi iko ghorofa ya tatu. Karibu!',
    path: '/faq',
    keywords: 'parking park egesha maegesho gari mahali',
    aspect: 'parking',
  },
  {
    title: 'Huduma zetu',
    text: 'Tunaandaa hafla na matukio, maonyesho ya biashara, kampeni za kuonjesha bidhaa na siku za wafanyakazi. Pia tunafanya uchapishaji, video na picha, brand identity na matangazo ya nje.',
    path: '/services',
    keywords: 'mnatoa mnafanya services offer',
  },
  {
    title: 'Uzoefu wetu: tulianza lini, tuko wangapi',
    text: `Tulianza mwaka wa 2008, kwa hivyo tuna zaidi ya miaka ${numbersOf(inBusiness)} kazini. Studio ya uchapishaji tuliifungua 2020. Tuko zaidi ya watu 50, katika timu saba.`,
    path: '/faq',
    keywords: 'experience kampuni ilianza lini anzishwa miaka mingapi uzoefu old since staff wangapi',
  },
  {
    title: 'Wateja wetu',
    text: 'Tunafanya kazi na kampuni na mashirika yenye kitu cha kuzindua, kuuza au kusherehekea, na waandishi na wachapishaji wenye vitabu vya kuchapisha.',
    path: '/faq',
    keywords: 'wateja clients mashirika ngo',
  },
  {
    title: 'Wasimamizi wa timu zetu',
    text: `Kila timu kati ya zetu saba ina msimamizi wake: majina na simu zao ziko kwenye ukurasa wa timu. Au piga simu kuu, ${phone}.`,
    path: '/about/team',
    keywords: 'owner ceo mkurugenzi msimamizi kiongozi lead wenye kampuni',
  },
  {
    title: 'Mtu atakayekuhudumia',
    text: 'Mtu mmoja anakuhudumia kwa kazi yote, tangu mwanzo hadi mwisho. Ndiye anayeleta timu nyingine zinapohitajika.',
    path: '/faq',
    keywords: 'nani atanihudumia atakayenihudumia contact person',
  },
  {
    title: 'Kazi tulizofanya',
    text: 'Angalia kazi tulizofanya kwenye ukurasa wa miradi yetu: mteja alitaka nini, tulifanya nini, na matokeo yake.',
    path: '/case-studies',
    keywords: 'mifano portfolio kazi mlizofanya miradi sample works',
  },
  {
    title: 'Nafasi za kazi, internship na attachment',
    text: `Sijui kama kuna nafasi za kazi, attachment au vibarua: tovuti hii haijaorodhesha yoyote. Tuandikie kwa ${email} ukiambatisha CV na siku ulizo huru, au piga simu kwa ${phone}, na mtu atakujibu.`,
    path: '/contact',
    keywords: 'job vacancy internship ajira',
    aspect: 'jobs',
  },
  {
    title: 'Wauzaji, washirika na wanahabari',
    text: `Hilo huamuliwa na mtu, si mimi. Piga simu kwa ${phone}, au tuandikie kwa ${email} useme wewe ni nani na unahitaji nini. Simu za wasimamizi wa timu ziko kwenye ukurasa wa timu.`,
    path: '/contact',
    next: '/about/team',
    aspect: 'partners',
  },
  {
    title: 'Faragha na taarifa zako',
    text: `Unachotuma huonwa na timu inayokujibu, na wasambazaji hupata tu sehemu wanayohitaji kwa kazi yako. Tovuti haihifadhi mazungumzo haya; kama majibu yanaandikwa na huduma ya AI ya nje, yenyewe huamua itahifadhi unachoandika kwa muda gani. Tafadhali usiandike siri hapa: piga simu kwa ${phone}.`,
    path: '/privacy-policy',
    keywords: 'privacy data taarifa binafsi siri cookies',
  },

  // Prices and payment
  {
    title: 'Bei na gharama',
    text: 'Bei hutegemea kazi yenyewe, kwa hivyo kila kazi ina hesabu yake. Tuambie tarehe, mahali na idadi kwenye fomu yetu ya kuomba bei. Kupata bei ni bure.',
    path: quoteAction.path,
    keywords: 'price quote kiasi bajeti kadirio ngapi kamili fomu omba',
  },
  {
    title: 'Bei ya hafla na wageni',
    text: `Kwa makadirio, hafla hugharimu ${guestPrice.value} kwa kila mgeni, yaani ${inKiswahili(galaPrice.value)} kwa wageni 300, kabla ya VAT. Ukumbi na chakula ndivyo huchukua sehemu kubwa. Tuambie idadi ya wageni, mahali na tarehe kwenye fomu yetu ya kuomba bei, nasi tutakuonyesha kila gharama kabla hujakubali.`,
    path: '/faq',
    next: quoteAction.path,
    keywords: 'price event watu mia tatu guests kampuni',
    topic: 'events',
    aspect: 'price',
    perPerson: {
      price: guestPrice.value,
      unit: 'kwa kila mgeni',
      units: 'wageni',
      note: 'Ukumbi na chakula ndivyo huchukua sehemu kubwa. Tuambie mahali na tarehe kwenye fomu yetu ya kuomba bei, nasi tutakuonyesha kila gharama kabla hujakubali.',
    },
  },
  {
    title: 'Bei ya kukodi vifaa',
    text: `Hema, viti, mapambo na sound huwa na bei yake kila moja: hutegemea ni nini, ngapi, wapi na kwa muda gani. Kama tunavikodisha bila kuandaa hafla yenyewe, sijui: tupigie simu kwa ${phone}.`,
    path: '/services/events',
    next: quoteAction.path,
    topic: 'events',
    aspect: 'price',
    subject: 'hema tent viti chair kukodi kukodisha kodi hire kipaza vipaza meza mapambo deco decor',
  },
  {
    title: 'Bei ya kuchapisha vitabu',
    text: `Kitabu cha A5 chenye kurasa 200 kwa wino mweusi hugharimu ${bookPrice.value} kwa kila nakala ukichapisha 500, kabla ya VAT. Idadi ya kurasa, ukubwa, karatasi, rangi, jalada na binding hubadilisha bei hiyo. Tutumie hayo kwenye fomu yetu ya kuomba bei, nasi tutakupa bei ya kila nakala.`,
    path: '/faq',
    next: quoteAction.path,
    keywords: 'price mia tano elfu nakala book',
    topic: 'printing',
    aspect: 'price',
    subject: 'book',
  },
  {
    title: 'Bei ya uchapishaji',
    text: 'Kadi, fulana, brosha, mabango na kazi nyingine za kuchapisha huwa na bei yake kila moja: hutegemea idadi, ukubwa, karatasi au kitambaa na finishing. Tutumie hayo kwenye fomu yetu ya kuomba bei. Ni bure.',
    path: quoteAction.path,
    topic: 'printing',
    aspect: 'price',
  },
  {
    title: 'Bei ya billboard (bango la barabarani)',
    text: `Billboard moja Nairobi hugharimu ${billboardPrice.value} kwa mwezi, kabla ya VAT. Kuichapisha hulipwa kando. Barabara, ukubwa na msimu hubadilisha bei.`,
    path: '/services/outdoor-advertising',
    next: quoteAction.path,
    topic: 'outdoor',
    aspect: 'price',
    subject: 'billboard barabarani',
  },
  {
    title: 'Bei ya matangazo mengine ya nje',
    text: 'Matatu na magari, nguzo za barabarani, kuta na skrini huwa na bei yake kila moja: hutegemea idadi, ukubwa, mahali na muda. Tutumie hayo kwenye fomu yetu ya kuomba bei. Ni bure.',
    path: '/services/outdoor-advertising',
    next: quoteAction.path,
    topic: 'outdoor',
    aspect: 'price',
  },
  {
    title: 'Bei ya siku ya team building',
    text: `Siku moja ya team building hugharimu ${dayOutPrice.value} kwa kila mtu, kabla ya VAT. Mahali, umbali na chakula hubadilisha bei.`,
    path: '/services/staff-engagement',
    next: quoteAction.path,
    topic: 'staff',
    aspect: 'price',
    subject: 'team staff building retreat',
    perPerson: {
      price: dayOutPrice.value,
      unit: 'kwa kila mtu',
      units: 'watu',
      note: 'Hiyo ni kwa siku moja. Mahali, umbali na chakula hubadilisha bei.',
    },
  },
  {
    title: 'Bei ya siku nyingine za wafanyakazi',
    text: 'Workshop, vikao vya mipango na sherehe za tuzo huwa na bei yake kila moja: hutegemea idadi ya watu, mahali na chakula. Tutumie hayo kwenye fomu yetu ya kuomba bei. Ni bure.',
    path: '/services/staff-engagement',
    next: quoteAction.path,
    topic: 'staff',
    aspect: 'price',
  },
  {
    title: 'Bei ya video ya hafla',
    text: `Video ya hafla hugharimu ${highlightsPrice.value}, kabla ya VAT. Idadi ya kamera na siku za kurekodi hubadilisha bei.`,
    path: '/services/production',
    next: quoteAction.path,
    topic: 'production',
    aspect: 'price',
    subject: 'film video',
  },
  {
    title: 'Bei ya picha, podcast na kurekodi sauti',
    text: 'Picha, podcast, voice-over na matangazo huwa na bei yake kila moja: hutegemea siku za kurekodi na timu inayohitajika. Tutumie maelezo kwenye fomu yetu ya kuomba bei. Ni bure.',
    path: '/services/production',
    next: quoteAction.path,
    topic: 'production',
    aspect: 'price',
  },
  {
    title: 'Bei ya brand identity',
    text: `Mkakati na brand identity kwa pamoja hugharimu ${inKiswahili(identityPrice.value)}, kabla ya VAT. Tuambie unachohitaji, hata kama ni logo tu, upate bei yake.`,
    path: '/services/brand-identity',
    next: quoteAction.path,
    topic: 'brand',
    aspect: 'price',
  },
  {
    title: 'Bei ya banda la maonyesho',
    text: `Banda la mita 3 × 3 hugharimu ${standPrice.value}, kabla ya VAT. Ujenzi, skrini na mara ambazo utalitumia tena hubadilisha bei.`,
    path: '/services/expos',
    next: quoteAction.path,
    topic: 'expos',
    aspect: 'price',
    subject: 'stand booth banda',
  },
  {
    title: 'Bei ya kuonjesha bidhaa dukani',
    text: `Duka moja hugharimu ${storePrice.value} kwa siku, kabla ya VAT. Sampuli za bidhaa hulipwa kando.`,
    path: '/services/experiential-marketing',
    next: quoteAction.path,
    topic: 'activations',
    aspect: 'price',
    subject: 'store shop duka sampling',
  },
  {
    title: 'Bei ya kampeni nyingine na roadshow',
    text: 'Kampeni kwenye baa, mall na roundabout, na roadshow, huwa na bei yake kila moja: hutegemea siku, promoters, umbali na ujenzi. Tutumie hayo kwenye fomu yetu ya kuomba bei. Ni bure.',
    path: '/services/experiential-marketing',
    next: quoteAction.path,
    topic: 'activations',
    aspect: 'price',
  },
  {
    title: 'Bei ya maonyesho yote, makongamano na webinar',
    text: 'Maonyesho yote, makongamano na webinar huwa na bei yake kila moja: hutegemea ukumbi, waonyeshaji, siku na skrini. Tutumie hayo kwenye fomu yetu ya kuomba bei. Ni bure.',
    path: '/services/expos',
    next: quoteAction.path,
    topic: 'expos',
    aspect: 'price',
  },
  {
    title: 'Yaliyomo kwenye bei',
    text: 'Quotation yako huorodhesha kila gharama, kwa hivyo unaona kilichomo kabla hujakubali. Bei hubadilika tu kazi ikibadilika, na unaiona mpya kwanza.',
    path: '/faq',
    keywords: 'included badilika baadaye ongezeka zaidi siri gharama fiche',
    aspect: 'included',
  },
  {
    title: 'Kupata quotation ni bure',
    text: 'Kupata quotation ni bure, na hata simu ya kwanza ya mashauriano.',
    path: '/faq',
    keywords: 'bure free consultation ushauri lipia',
  },
  {
    title: 'Kufanya kazi kwa bajeti yako',
    text: 'Ndiyo, ukituambia bajeti yako. Chagua kiwango kwenye fomu ya kuomba bei, nasi tutapanga kinachowezekana. Si lazima uitaje.',
    path: '/faq',
    next: quoteAction.path,
    keywords: 'bajeti budget ndogo kidogo',
  },
  {
    title: 'Kupunguza bei ya kuchapisha',
    text: 'Kuchapisha mara moja kwa wingi, ukubwa wa kawaida na faili iliyo tayari hupunguza bei. Tunaangalia yote matatu kabla ya kukupa bei.',
    path: '/faq',
    keywords: 'nafuu rahisi punguza okoa save',
    topic: 'printing',
  },
  {
    title: 'Malipo: M-Pesa na benki',
    text: 'Unaweza kulipa kwa benki, kwa shilingi au dola, au kwa M-Pesa Paybill. Nambari ya akaunti iko kwenye invoice yako. Hatutakuomba kamwe ulipe kwa nambari ya mtu binafsi.',
    path: '/faq',
    keywords: 'pay mpesa cash pesa dola benki',
    aspect: 'pay',
  },
  {
    title: 'Malipo ya awali (deposit)',
    text: 'Kwa kawaida, ndiyo: 50% huthibitisha tarehe yako au nafasi yako ya kuchapishiwa, na salio hulipwa kazi ikikabidhiwa. Masharti kamili yako kwenye quotation yako.',
    path: '/faq',
    keywords: 'deposit kabla kuanza kazi awali arbuni lipa pesa lazima',
    aspect: 'deposit',
  },
  {
    title: 'VAT na risiti ya eTIMS',
    text: 'Bei zilizo kwenye tovuti hii ni kabla ya VAT. Quotation yako huonyesha VAT ya 16% kwenye mstari wake, na utapata invoice ya eTIMS.',
    path: '/faq',
    keywords: 'vat kodi etims risiti kra bei',
    aspect: 'vat',
  },

  // Printing
  {
    title: 'Uchapishaji huchukua muda gani',
    text: 'Tangu uidhinishe proof: kazi za digital huchukua siku 1-3 za kazi, brosha na majarida ya offset siku 7-10, na vitabu wiki 3-5. Finishing maalum huongeza siku chache.',
    path: '/faq',
    keywords: 'duration siku wiki lini haraka tayari leo print',
    topic: 'printing',
    aspect: 'duration',
  },
  {
    title: 'Kuchapisha tena (reprint)',
    text: `Tunahifadhi faili zako. Kama hakuna kinachobadilika, tangu uidhinishe proof: kazi za digital huchukua siku ${numbersOf(digitalReprint)} za kazi, brosha na majarida ya offset siku ${numbersOf(offsetReprint)}, na vitabu wiki ${numbersOf(bookReprint)}.`,
    path: '/faq',
    keywords: 'reprint tena upya rudia',
    topic: 'printing',
    aspect: 'duration',
    subject: 'reprint',
  },
  {
    title: 'Tunachochapisha: kadi, mialiko, fulana na zaidi',
    text: 'Ndiyo. Tunachapisha kadi za biashara, kadi za mialiko na za harusi, vipeperushi na mabango, hata nakala moja. Fulana na mifuko huchapishwa kwa screen printing. Tutumie idadi na design yako, au tukutengenezee.',
    path: '/faq',
    keywords: 'kadi fulana mfuko mifuko stika poster nembo print make design',
    topic: 'printing',
  },
  {
    title: 'Vikombe, kalenda, kofia na vitu vingine vyenye jina lako',
    text: 'Tunachapisha chochote chenye jina lako: brosha, majarida, vikombe, kalenda, mifuko, fulana, bahasha, letterhead, lebo na maboksi. Kama chako hakimo, tuambie ni nini na ngapi kwenye fomu yetu, nasi tutakuambia kama tunaweza.',
    path: '/services/printing',
    next: quoteAction.path,
    keywords: 'mug kikombe kalenda kofia cap hoodie lebo label packaging boksi bahasha zawadi gift merchandise branded',
    topic: 'printing',
  },
  {
    title: 'Idadi ya chini ya nakala, offset na digital',
    text: 'Offset inafaa zaidi kuanzia nakala 500. Chini ya hapo, digital huwa ya haraka na nafuu. Ukikaribia 500, tutakutumia bei zote mbili.',
    path: '/faq',
    keywords: 'offset digital minimum chache kiwango tofauti ipi bora',
    topic: 'printing',
  },
  {
    title: 'Proof: kuona nakala ya kwanza kabla ya kuchapisha',
    text: 'Ndiyo. Unaona nakala ya kwanza (proof) kwenye karatasi yenyewe, na hatuchapishi kabla hujaiidhinisha.',
    path: '/faq',
    keywords: 'proof sampuli sample angalia idhinisha',
    topic: 'printing',
  },
  {
    title: 'Faili za uchapishaji',
    text: 'Tutumie PDF ya ukubwa kamili, bleed ya mm 3, rangi za CMYK, picha za dpi 300 na fonts ndani yake. Kama huna uhakika, tuma ulichonacho, nasi tutakuambia kinachokosekana.',
    path: '/faq',
    keywords: 'file pdf aina artwork format print',
    topic: 'printing',
  },
  {
    title: 'Mahali pa kutuma faili',
    text: `Tuma kwa ${email}, hadi ${mailLimit.value}. Faili kubwa zaidi, tuma link ya Google Drive au WeTransfer, au lete flash disk ofisini. Kwenye subject, andika kampuni yako na nambari ya quotation.`,
    path: '/faq',
    keywords: 'file send tuma kubwa flash usb email',
    topic: 'printing',
  },
  {
    title: 'Vitabu, waandishi na ISBN',
    text: 'Ndiyo. Tunapanga kurasa, tunatengeneza jalada, tunachapisha na kufunga kitabu, na tunakusaidia kupata ISBN na kuwasilisha nakala za kisheria. Mtu mmoja anakuhudumia tangu mwanzo hadi mwisho.',
    path: '/faq',
    keywords: 'mwandishi waandishi isbn muswada mswada riwaya book publish print',
    topic: 'printing',
  },
  {
    title: 'Muda wa kupata ISBN',
    text: `ISBN hutolewa na Kenya National Library Service. Tunaandaa maombi kwa jina lako, kwa hivyo mchapishaji ni wewe. Huchukua wiki ${numbersOf(isbnTime)}, na kila aina ya kitabu huhitaji nambari yake. Barcode tunatengeneza sisi.`,
    path: '/faq',
    keywords: 'isbn barcode muda',
    topic: 'printing',
    aspect: 'duration',
    subject: 'isbn',
  },
  {
    title: 'Binding: kufunga vitabu na ripoti',
    text: 'Tunafunga kwa kushona, gundi, staple au spiral, na jalada gumu pia. Tuambie kitabu au ripoti itatumika vipi, nasi tutapendekeza inayofaa.',
    path: '/services/printing',
    keywords: 'binding bind funga spiral gundi jalada ripoti report',
    topic: 'printing',
  },
  {
    title: 'Finishing',
    text: 'Tunafanya foil, embossing, varnish na kukata maumbo maalum, ili kazi yako ipendeze kwa macho na kwa mikono.',
    path: '/services/printing',
    keywords: 'foil dhahabu gold emboss varnish lamination finishing',
    topic: 'printing',
  },

  // Events
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
    text: 'Tunaandaa uzinduzi wa bidhaa, matamasha, makongamano, gala za kampuni, sherehe za tuzo na matukio ya michezo. Msimamizi mmoja anaongoza kazi yote.',
    path: '/services/events',
    keywords: 'event mkutano tamasha uzinduzi plan andaa',
    topic: 'events',
  },
  {
    title: 'Harusi, birthday na sherehe za familia',
    text: `Tovuti hii inataja hafla za kampuni na mashirika tu. Kama tunaandaa harusi, birthday na sherehe za familia, sijui: tupigie simu kwa ${phone}. Kadi na mialiko yake tunachapisha.`,
    path: '/services/events',
    topic: 'events',
  },
  {
    title: 'Sherehe ya mwisho wa mwaka',
    text: 'Ndiyo, tunaandaa sherehe za wafanyakazi. Ukumbi, chakula, tuzo na muziki vyote viko kwenye mpango mmoja; nyinyi mnakuja kama wageni.',
    path: '/services/events',
    topic: 'events',
  },
  {
    title: 'Mvua ikinyesha',
    text: 'Hafla za nje tunazipangia mipango miwili, mmoja ukiwa chini ya paa. Utaiona yote miwili, na tutakubaliana saa ya kuchagua mmoja.',
    path: '/faq',
    keywords: 'rain mvua hema tent nje paa',
    topic: 'events',
  },
  {
    title: 'Kubadilisha tarehe ya hafla',
    text: 'Tarehe ikibadilika, tuambie mara tu unapojua. Tutaulizia ukumbi na wasambazaji papo hapo, na tutakuambia gharama ya mabadiliko kabla hujaamua.',
    path: '/faq',
    keywords: 'postpone tarehe badilisha kubadilisha ikibadilika ahirisha',
    topic: 'events',
  },
  {
    title: 'Umeme wa ziada (generator)',
    text: 'Kwa hafla za nje tunaleta umeme wa ziada, na huangalia umeme na parking tunapotembelea ukumbi.',
    path: '/services/events',
    keywords: 'generator umeme stima power blackout',
    topic: 'events',
  },
  {
    title: 'Vifaa vyetu vya hafla',
    text: `Vifaa vyetu wenyewe: jukwaa la ${stageDeck.value} lenye paa, sound ya watu ${soundReach.value}, skrini ya LED ya ${ledWall.value} na generator mbili za ${generators.value}. Tunavyokodi kwa hafla yako viko kwenye quotation. Kama tunakodisha vifaa peke yake, sijui: tupigie simu kwa ${phone}.`,
    path: '/about/credentials',
    next: '/services/events',
    topic: 'events',
  },
  {
    title: 'Bendi, DJ na MC',
    text: 'Tunaleta bendi, DJ na MC, pamoja na jukwaa, taa na sound wanazohitaji, na crew inayobaki hadi mwisho.',
    path: '/services/events',
    keywords: 'band dj mc muziki wasanii stage sound lights jukwaa burudani',
    topic: 'events',
  },
  {
    title: 'Baada ya hafla',
    text: 'Tunasafisha ukumbi, tunakukabidhi picha, kisha tunakaa nawe kuangalia kilichoenda vizuri na cha kuboresha.',
    path: '/faq',
    keywords: 'baada safisha usafi picha ripoti',
    topic: 'events',
  },
  {
    title: 'Kazi nje ya Nairobi',
    text: 'Ndiyo, tunafanya kazi nje ya Nairobi pia: roadshow huzuru kaunti mbalimbali, na bidhaa zilizochapishwa husafirishwa kwa barabara. Umbali, malazi na vibali vya kaunti ndivyo hubadilisha bei zaidi.',
    path: '/faq',
    keywords: 'upcountry mombasa kisumu nakuru eldoret kaunti kuja usafiri nje delivery peleka deliver',
  },
  {
    title: 'Kazi nje ya Kenya: Uganda, Tanzania na Rwanda',
    text: `Ndiyo, kwa makubaliano. Kwa Uganda, Tanzania au Rwanda, ongeza wiki ${numbersOf(borderTime)} za vibali na forodha. Usafiri na malazi ya crew huwekwa kwenye quotation. Bidhaa zilizochapishwa hutumwa kwa courier au kwa barabara.`,
    path: '/faq',
    keywords: 'abroad uganda tanzania rwanda nje ya nchi afrika mashariki mpaka',
  },
  {
    title: 'Vibali na leseni',
    text: 'Vibali tunashughulikia sisi, pamoja na wenye ukumbi au wenye ardhi. Mabango ya barabarani huwekwa tu baada ya kibali cha kaunti na idhini ya mwenye mahali. Ada zote ziko kwenye quotation yako.',
    path: '/faq',
    keywords: 'kibali leseni ruhusa permit license anashughulikia usalama',
  },

  // Expos
  {
    title: 'Banda la maonyesho (stand)',
    text: 'Ndiyo: tunajenga banda, tunachapisha michoro yake na tunaleta watu wa kulihudumia. Baadaye tunalibomoa, na tunaweza kulihifadhi hadi maonyesho yajayo.',
    path: '/faq',
    keywords: 'stand booth banda expo trade show maonyesho hifadhi store space nafasi',
    topic: 'expos',
  },
  {
    title: 'Kuandaa maonyesho yote (expo)',
    text: 'Ndiyo. Tunachora mpangilio wa ukumbi, tunahudumia waonyeshaji, tunasajili wageni, na tunaendesha kongamano lake.',
    path: '/faq',
    keywords: 'expo exhibition summit maonyesho yote andaa plan organise',
    topic: 'expos',
  },
  {
    title: 'Livestream na webinar',
    text: 'Ndiyo. Timu yetu ya production hurusha tukio moja kwa moja mtandaoni na kuhifadhi rekodi yake. Kwa webinar tunatoa studio, mwendeshaji na producer.',
    path: '/services/expos',
    keywords: 'livestream stream webinar online mtandaoni live rusha',
    topic: 'expos',
  },

  // Production
  {
    title: 'Picha, video na filamu',
    text: 'Ndiyo. Tunapiga picha na kurekodi video kwenye hafla, na tunatengeneza filamu, podcast na matangazo ya biashara.',
    path: '/services/production',
    keywords: 'photo film video harusi mikutano podcast studio',
    topic: 'production',
  },
  {
    title: 'Kurekodi sauti: voice-over na matangazo ya redio',
    text: 'Ndiyo. Tunarekodi sauti (voice-over) kwa Kiswahili, Kiingereza na lugha nyingine za Kenya, kwa redio, filamu, simu na mafunzo.',
    path: '/services/production',
    keywords: 'voice sauti rekodi redio radio advert tangazo lugha',
    topic: 'production',
  },
  {
    title: 'Muda wa kutengeneza video',
    text: `Video fupi ya hafla huchukua takriban wiki moja; tangazo au documentary huchukua wiki ${numbersOf(filmTime)}.`,
    path: '/faq',
    keywords: 'duration film video wiki',
    topic: 'production',
    aspect: 'duration',
    subject: 'film video documentary commercial advert',
  },

  // Brand
  {
    title: 'Logo na brand identity: muda',
    text: 'Mradi wa brand identity, pamoja na logo, huchukua wiki 8-12. Faili zote zinakuwa zako.',
    path: '/services/brand-identity',
    keywords: 'logo nembo brand chapa duration muda kampuni',
    topic: 'brand',
    aspect: 'duration',
  },
  {
    title: 'Logo peke yake',
    text: 'Ndiyo, kama mkakati wenu uko tayari. Tutausoma kwanza: logo isiyo na wazo nyuma yake haidumu.',
    path: '/faq',
    keywords: 'logo nembo peke tu pekee',
    topic: 'brand',
  },
  {
    title: 'Kubuni au kuboresha brand yenu',
    text: 'Tunasikiliza nyinyi na wateja wenu, tunakubaliana mnachosimamia, tunabuni logo, rangi na herufi, kisha tunawakabidhi faili zote na kuwafunza watakaozitumia. Brand ya zamani pia tunaweza kuiboresha.',
    path: '/services/brand-identity',
    keywords: 'brand chapa logo nembo rebrand boresha mpya tengeneza kubuni',
    topic: 'brand',
  },

  // Staff
  {
    title: 'Siku za wafanyakazi na team building',
    text: 'Ndiyo. Tunaandaa team building, workshop, siku za shukrani, sherehe za tuzo na gala za wafanyakazi.',
    path: '/services/staff-engagement',
    keywords: 'team building ofisi wafanyakazi timu warsha plan sherehe',
    topic: 'staff',
  },
  {
    title: 'Yaliyomo kwenye siku ya wafanyakazi',
    text: 'Ukumbi, usafiri, usalama na chakula tunashughulikia sisi, hata basi. Quotation yako huorodhesha kila gharama.',
    path: '/services/staff-engagement',
    keywords: 'included transport basi usafiri chakula lunch',
    topic: 'staff',
    aspect: 'included',
  },

  // Outdoor and activations
  {
    title: 'Matangazo ya nje na magari',
    text: 'Ndiyo. Tunachapisha na kuweka mabango ya barabarani, tunabrand matatu na magari mengine, na vibali tunashughulikia sisi.',
    path: '/services/outdoor-advertising',
    keywords: 'billboard matatu gari basi ukuta brand mathree wrap',
    topic: 'outdoor',
  },
  {
    title: 'Kuchapisha billboard hulipwa kando',
    text: 'Bei ya mwezi ya billboard ni ya mahali tu. Kuichapisha hulipwa kando, na quotation yako inaonyesha zote mbili, pamoja na vibali na crew ya kuiweka.',
    path: '/services/outdoor-advertising',
    topic: 'outdoor',
    aspect: 'included',
  },
  {
    title: 'Kuweka tulichochapisha',
    text: 'Ndiyo. Crew yetu huweka billboard, mabango, stika za magari na alama za hafla, na vibali tunashughulikia sisi.',
    path: '/faq',
    keywords: 'install weka mount bandika',
    aspect: 'install',
  },
  {
    title: 'Kampeni za kuonjesha bidhaa',
    text: 'Tunapeleka bidhaa yako kwenye baa, maduka, masoko na barabarani, watu waijaribu na waikumbuke.',
    path: '/services/experiential-marketing',
    keywords: 'activation promoter kampeni bidhaa onjesha sampling soko duka',
    topic: 'activations',
  },
  {
    title: 'Roadshow na kampeni za barabarani',
    text: 'Ndiyo. Tunaleta lori linalofunguka kuwa jukwaa, au van inayofunguka kuwa duka. Tunapanga njia soko kwa soko, vibali tunashughulikia sisi, na kila siku unapata ripoti ya kilichojaribiwa, kilichoulizwa na kilichouzwa.',
    path: '/services/experiential-marketing',
    keywords: 'roadshow lori truck caravan kampeni soko barabarani',
    topic: 'activations',
  },
  {
    title: 'Muda wa kuandaa roadshow',
    text: `Roadshow huhitaji wiki ${numbersOf(roadshowTime)} za maandalizi. Kila kaunti ya ziada huhitaji vibali vyake.`,
    path: '/faq',
    keywords: 'roadshow duration muda wiki lori truck',
    topic: 'activations',
    aspect: 'duration',
    subject: 'roadshow truck',
  },

  // Papers
  {
    title: 'Hati za tenda na za kusajili muuzaji',
    text: `Usajili, PIN, tax compliance, AGPO na bima, pamoja na nambari na tarehe zake, viko kwenye ukurasa wa credentials, pamoja na company profile ya PDF. Nakala zilizothibitishwa huja na tenda: tuandikie kwa ${email} au piga simu kwa ${phone}.`,
    path: '/about/credentials',
  },
  {
    title: 'Bima',
    text: `Tuna bima ya public liability kwa kila hafla; kiasi na tarehe viko kwenye ukurasa wa credentials. Kama hafla yako au kaunti inahitaji zaidi, sijui: tupigie simu kwa ${phone}.`,
    path: '/about/credentials',
  },

  // Agreements with a person
  {
    title: 'LPO na malipo ya baadaye',
    weight: 0.5,
    text: `Kama tunakubali LPO au malipo baada ya siku 30 au 60, sijui: hayo hukubaliwa kwa maandishi kabla ya kazi. Kwa kawaida ni ${deposit.value} ukikubali quotation, na salio kazi ikikabidhiwa. Uliza kwa ${phone} au ${email}.`,
    path: '/faq',
  },
  {
    title: 'Kulipa kidogo kidogo',
    weight: 0.5,
    text: `Kwa kawaida ni ${deposit.value} ukikubali quotation, na salio kazi ikikabidhiwa. Kama unaweza kulipa kidogo kidogo, sijui: kubaliana na mtu kabla hatujaanza, kwa ${phone} au ${email}.`,
    path: '/faq',
  },
  {
    title: 'Mkataba wa siri (NDA)',
    weight: 0.5,
    text: `Kama tunasaini NDA yenu, sijui: lazima mtu aisome kwanza. Itume kwa ${email}, au piga simu kwa ${phone}, kabla ya kutuambia siri yoyote.`,
    path: '/contact',
  },
  {
    title: 'Bajeti ndogo',
    weight: 0.5,
    text: `Tuambie kiasi ulicho nacho, nasi tutakuambia ukweli kinachowezekana, au kama hakitoshi: mimi siwezi kujua. Kwa bajeti ndogo, kuchapisha ndiko rahisi kuanza: digital huanzia nakala moja. Piga simu kwa ${phone}, au tumia fomu yetu ya kuomba bei. Ni bure.`,
    path: quoteAction.path,
  },
  {
    title: 'Nani atakuwa kwenye hafla siku hiyo',
    weight: 0.5,
    text: `Wikendi ofisi tu ndiyo hufungwa. Anayepanga hafla yako ndiye anayeiendesha siku hiyo, na una nambari yake. Ni nani kwa hafla yenu, sijui: uliza kwa ${phone}.`,
    path: '/contact',
  },
  {
    title: 'Ombi moja kwa huduma kadhaa',
    weight: 0.5,
    text: 'Ombi moja linatosha: taja kila unachohitaji. Mtu mmoja atakuhudumia na kuleta timu nyingine, na utajibiwa ndani ya saa 24.',
    path: quoteAction.path,
  },
  {
    title: 'Maana ya dpi 300',
    weight: 0.5,
    text: 'Dpi 300 ni nukta 300 za picha kwenye kila inchi ya karatasi. Zikiwa chache sana, picha huchapishwa ikiwa na ukungu. Picha asili kutoka kwa kamera au simu mara nyingi inatosha; iliyopitia WhatsApp mara nyingi haitoshi. Tuma uliyo nayo, nasi tutakuambia.',
    path: '/faq',
    topic: 'printing',
  },
  {
    title: 'Design ya Canva au Word',
    weight: 0.5,
    text: 'Zote ni sawa kuanza nazo. Kwa Canva, pakua PDF ya kuchapisha (PDF Print), ya ukubwa kamili na yenye bleed. Muswada unaweza kuwa wa Word: tunaweza kuupanga. Picha zitume kando. Tunakagua ulichotuma, na kukuambia kinachokosekana.',
    path: '/faq',
    topic: 'printing',
  },
  {
    title: 'Kuweka nafasi ya hafla ndogo',
    text: `${bookingAdvice.split('. ')[2]}. Tarehe yako ikiwa karibu zaidi, tupigie simu hata hivyo kwa ${phone}.`,
    path: '/faq',
    topic: 'events',
    aspect: 'ahead',
    subject: 'ndogo kidogo small',
  },
  {
    title: 'Hafla ya haraka',
    weight: 0.5,
    text: `Huenda bado inawezekana: kumbi huachwa wazi wakati mwingine. Usingoje jibu la maandishi: piga simu kwa ${phone} ukiwa na tarehe, mahali na idadi ya wageni.`,
    path: '/faq',
  },

  // Starting
  {
    title: 'Namna ya kuanza',
    text: 'Anza na fomu ya kuomba bei au simu. Tutakupigia tuzungumzie kazi yako, na tukishaielewa tunakupa bei.',
    path: '/faq',
    next: quoteAction.path,
    keywords: 'start anza kuanza hatua mchakato jinsi order oda agiza',
  },
  {
    title: 'Kubook kupitia msaidizi huyu',
    text: `Siwezi kuchukua oda wala kubook: mimi ni programu. Tumia fomu yetu ya kuomba bei, au piga simu kwa ${phone}, na mtu atakusaidia.`,
    path: '/faq',
    next: quoteAction.path,
    keywords: 'book reserve kubook hapa chat weka oda',
  },
];

/** The words of an answer about the lead of a team. */
export const kiswahiliLead = ({ name, role, phone: line, email: mailbox }: AssistantPerson) => ({
  title: `Msimamizi: ${role}`,
  text: `${name} ni ${role} wetu: piga simu kwa ${line} au mwandikie kwa ${mailbox}.`,
});

/** Every answer in Kiswahili. */
export const kiswahiliDocuments: AssistantDocument[] = documents.map((document) => ({ ...document, language: 'sw' }));
