import type { CompleteLabelPack } from '../primitives/index.js';

const newTab = '(hufunguka katika kichupo kipya)';

const months = (to: number) => (to === 1 ? 'mwezi' : 'miezi');

const articleCard: CompleteLabelPack['ArticleCard'] = { readMore: 'Soma zaidi', comingSoon: 'Bado haijachapishwa' };

const articleFilter: CompleteLabelPack['ArticleFilter'] = {
  group: 'Chuja kwa kategoria',
  all: 'Zote',
  shown: (count, category) => {
    if (category) return `Makala ${count} katika ${category}`;
    return count === 1 ? 'Makala 1' : `Makala zote ${count}`;
  },
};

const carousel: CompleteLabelPack['ServiceCarousel'] = {
  carousel: 'onyesho la slaidi',
  slide: 'slaidi',
  slideName: (position, count, alt) => `${position} kati ya ${count}${alt ? `: ${alt}` : ''}`,
  dots: 'Slaidi',
  goToSlide: (position) => `Nenda kwenye slaidi ya ${position}`,
  previousSlide: 'Slaidi iliyotangulia',
  nextSlide: 'Slaidi inayofuata',
};

const field: CompleteLabelPack['Field'] = { optional: 'si lazima' };

const sharedForm = {
  submitting: 'Inatuma...',
  noScript: 'Fomu hii haiwezi kutumwa bila JavaScript.',
  noScriptContact: 'Tafadhali tupigie simu au tuandikie:',
  loading: 'Subiri kidogo, ukurasa bado unapakia…',
  notLoaded: 'Fomu hii haiwezi kutumwa bado: ukurasa haujapakia wote. Maandishi yako bado yako hapa.',
  reload: 'Pakia ukurasa tena',
  tooLong: (maximum: string) => `Tumia herufi zisizozidi ${maximum}`,
  queued: 'Huna mtandao kwa sasa. Tutatuma ujumbe huu mtandao utakaporudi.',
  overdue: (since: string) =>
    `Ujumbe huu unasubiri mtandao tangu ${since}. Tunaendelea kujaribu, lakini tafadhali tumia njia nyingine pia.`,
  draftRestored: 'Tumerudisha rasimu yako.',
  discardDraft: 'Futa rasimu',
  fallback: 'Au tuma maandishi hayo hayo kwa njia nyingine:',
  fallbackWhatsApp: 'WhatsApp',
  fallbackEmail: 'Barua pepe',
  fallbackSubject: 'Ujumbe kutoka kwenye tovuti yenu',
};

const form = {
  ...field,
  ...sharedForm,
  required: 'Kila sehemu inahitajika, isipokuwa iliyoandikwa “si lazima”.',
  summary: (count: number) =>
    count === 1 ? 'Sehemu moja inahitaji kuangaliwa tena' : `Sehemu ${count} zinahitaji kuangaliwa tena`,
};

const errors = {
  name: 'Jina linahitajika',
  email: 'Anwani ya barua pepe si sahihi',
  phone: 'Nambari ya simu si sahihi',
  service: 'Chagua huduma',
  message: 'Ujumbe unahitajika',
};

const services: CompleteLabelPack['QuoteForm']['projectTypeOptions'] = {
  'experiential-marketing': 'Uuzaji wa kushirikisha wateja',
  events: 'Upangaji na usimamizi wa hafla',
  expos: 'Maonyesho ya biashara',
  production: 'Utayarishaji wa video, picha na sauti',
  'staff-engagement': 'Ushirikishaji wa wafanyakazi',
  'brand-identity': 'Utambulisho wa chapa',
  other: 'Nyingine',
};

const inquiryTaken = {
  succeeded: 'Ombi limewasilishwa',
  succeededDetail: 'Asante! Tutawasiliana nawe hivi karibuni.',
  sent: 'Ombi limetumwa. Tutakujibu kwa barua pepe au kwa simu.',
  failed: 'Hitilafu imetokea wakati wa kutuma ombi lako. Tafadhali jaribu tena.',
};

/**
 * Kiswahili (Kenya). Complete: pass it to `AgencyProvider` with the locale `sw-KE`.
 *
 * No native editor has reviewed it yet. Have one read it before you publish a page in Kiswahili.
 */
export const swKE: CompleteLabelPack = {
  ArticleCard: articleCard,
  ArticleDocument: {
    by: (author) => `Na ${author}`,
    readingTime: (minutes) => `Dakika ${minutes} za kusoma`,
    share: 'Shiriki makala hii',
    whatsApp: 'WhatsApp',
    linkedIn: 'LinkedIn',
    x: 'X',
    email: 'Barua pepe',
    newTab,
  },
  ArticleFilter: articleFilter,
  ArticleList: {
    ...articleCard,
    ...articleFilter,
    emptyCategory: 'Bado hakuna makala katika kategoria hii',
    emptyList: 'Bado hakuna makala',
    showAll: 'Onyesha makala zote',
  },
  BackToTop: { backToTop: 'Rudi juu' },
  Breadcrumbs: { name: 'Mahali ulipo' },
  ChatAppButton: { region: 'Gumzo', chat: `Zungumza nasi kwenye WhatsApp ${newTab}` },
  CaseStudy: { figures: 'Kwa takwimu', next: 'Mradi unaofuata' },
  ChatPanel: {
    assistant: (agencyName) => `Msaidizi wa ${agencyName}`,
    automated: 'Kiotomatiki',
    you: 'Wewe',
    greeting: (agencyName) => `Habari! Mimi ni msaidizi wa ${agencyName}, na ninajibu kiotomatiki. Una mpango gani?`,
    conversation: 'Mazungumzo',
    message: 'Ujumbe wako',
    placeholder: 'Andika ujumbe wako',
    send: 'Tuma',
    typing: 'Msaidizi anaandika…',
    trouble: ({ email, phone }) =>
      `Samahani, mtandao unasumbua kwa sasa. Tafadhali tuandikie kwa ${email}, tupigie simu kwa nambari ${phone}, au utume ujumbe wako tena.`,
    sendAgain: 'Tuma tena',
    length: (count, limit) => `Herufi ${count} kati ya ${limit}`,
    tooLong: (limit) => `Tafadhali fupisha ujumbe wako: tumia herufi zisizozidi ${limit}.`,
    person: ({ email, phone, hours }) =>
      `Ungependa kuzungumza nasi moja kwa moja? Tupigie simu kwa nambari ${phone} au utuandikie kwa ${email}. ${hours}.`,
    withoutScript: ({ email, phone }) =>
      `Gumzo hili linahitaji JavaScript, ambayo imezimwa kwenye kivinjari hiki. Tafadhali tuandikie kwa ${email} au utupigie simu kwa nambari ${phone}.`,
  },
  ContactDetails: { email: 'Barua pepe', phone: 'Simu', office: 'Ofisi', hours: 'Saa za kazi' },
  ContactMessageForm: {
    ...sharedForm,
    name: 'Jina',
    email: 'Barua pepe',
    subject: 'Mada',
    message: 'Ujumbe',
    nameError: errors.name,
    emailError: errors.email,
    subjectError: 'Mada inahitajika',
    messageError: errors.message,
    required: 'Sehemu zote nne zinahitajika.',
    submit: 'Tuma ujumbe',
    succeeded: 'Asante! Ujumbe wako umetumwa.',
    sent: 'Ujumbe umetumwa. Tutakujibu kwa barua pepe.',
    failed: 'Hitilafu imetokea wakati wa kutuma ujumbe wako. Tafadhali jaribu tena.',
  },
  ContactPageForm: {
    ...form,
    ...inquiryTaken,
    firstName: 'Jina la kwanza',
    lastName: 'Jina la mwisho',
    email: 'Anwani ya barua pepe',
    phone: 'Nambari ya simu',
    company: 'Jina la kampuni',
    interest: 'Huduma unayohitaji',
    interestPlaceholder: 'Chagua huduma',
    interestOptions: services,
    message: 'Ujumbe',
    newsletter: 'Nitumie jarida pia',
    firstNameError: 'Jina la kwanza linahitajika',
    lastNameError: 'Jina la mwisho linahitajika',
    emailError: errors.email,
    phoneError: errors.phone,
    interestError: errors.service,
    messageError: errors.message,
    submit: 'Tuma ujumbe',
  },
  ContactSection: {
    phone: 'Simu',
    email: 'Barua pepe',
    office: 'Ofisi',
    form: 'Tuandikie ujumbe',
    chat: 'Zungumza na msaidizi wetu wa kidijitali',
  },
  CoreServicesGrid: { link: 'Nionyeshe' },
  FaqSection: {
    heading: 'Maswali na majibu',
    categories: 'Kategoria za maswali',
    empty: 'Bado hakuna maswali hapa.',
  },
  FeaturedArticles: { ...articleCard, heading: 'Makala teule', featured: 'Teule' },
  Field: field,
  FileField: {
    ...field,
    limits: (maximum, size, types) =>
      `${maximum === 1 ? 'Faili moja' : `Hadi faili ${maximum}`}, kila moja isizidi ${size}: ${types}.`,
    chosen: 'Faili ulizochagua',
    remove: 'Ondoa',
    sending: 'Inatumwa',
    sent: 'Imetumwa',
    missing: 'Chagua faili hii tena',
    count: (count) => (count === 1 ? 'Faili moja imechaguliwa.' : `Faili ${count} zimechaguliwa.`),
    removed: (file) => `${file} imeondolewa.`,
    chooseAgain: (files) => `Chagua tena au uondoe: ${files}.`,
    notSent: (files) =>
      `Fomu hii bado haijatumwa, kwa sababu ukurasa ulipofungwa faili hazikuhifadhiwa. Chagua tena au uondoe: ${files}. Kisha tuma fomu.`,
    keepOpen: 'Usifunge ukurasa huu hadi hapo: ukiufunga, faili zako zitapotea.',
    fileTooLarge: (file, size, maximum) => `${file} ina ${size}; kila faili isizidi ${maximum}.`,
    fileWrongType: (file, types) => `Hatuwezi kufungua ${file}, kwa sababu ya aina yake. Chagua ${types}.`,
    fileEmpty: (file) => `${file} haina kitu.`,
    tooManyFiles: (count, maximum) =>
      `Umechagua faili ${count}; zisizidi ${maximum}. Ondoa ${count - maximum}, au uziweke zote katika faili moja ya ZIP.`,
  },
  Form: {
    ...sharedForm,
    summary: form.summary,
    required: form.required,
    submit: 'Tuma',
    succeeded: 'Asante! Imetumwa.',
    failed: 'Hitilafu imetokea wakati wa kutuma. Tafadhali jaribu tena.',
  },
  HeroCarousel: {
    ...carousel,
    slideName: (position, count, title) => `${position} kati ya ${count}: ${title}`,
    startRotation: 'Endesha slaidi zenyewe',
    stopRotation: 'Simamisha slaidi',
  },
  LeadTimeChart: {
    axis: 'Miezi kabla ya hafla',
    bar: (from, to) => `${months(to)} ${from}–${to}`,
    shortBar: (from, to) => `${from}–${to}`,
    sentence: (label, from, to) => `${label}: ${months(to)} ${from} hadi ${to} mapema.`,
  },
  LegalDocument: { lastUpdated: (date) => `Ilisasishwa tarehe ${date}`, contents: 'Yaliyomo' },
  MotionSwitch: { pause: 'Sitisha uhuishaji', play: 'Endeleza uhuishaji' },
  NewsletterForm: {
    ...sharedForm,
    email: 'Anwani ya barua pepe',
    emailError: errors.email,
    submit: 'Jisajili',
    submitting: 'Inasajili...',
    succeeded: ({ email }) => `Asante. Tutatuma toleo lijalo la jarida kwa ${email}.`,
    failed: 'Hitilafu imetokea wakati wa kutuma anwani yako. Tafadhali jaribu tena.',
  },
  NotFound: {
    code: '404',
    heading: 'Samahani! Ukurasa haukupatikana',
    explanation: 'Hakuna ukurasa kwenye anwani hii. Huenda anwani ni ya zamani, au ina herufi iliyokosewa.',
    home: 'Rudi mwanzo',
    ways: 'Au nenda moja kwa moja kwenye',
  },
  OfferingGrid: { index: 'Katika ukurasa huu' },
  Pagination: {
    name: 'Kurasa',
    page: (page) => `Ukurasa wa ${page}`,
    position: (page, count) => `Ukurasa wa ${page} kati ya ${count}`,
    unavailable: 'Kurasa zaidi bado hazijawekwa',
  },
  PreviousNextLinks: {
    name: 'Huduma zaidi',
    previous: 'Huduma iliyotangulia',
    next: 'Huduma inayofuata',
    index: 'Muhtasari',
  },
  PrintingShowcase: { trim: 'Kata kwenye mistari yenye vistari', sheet: 'Karatasi 1 kati ya 1' },
  ProjectDetail: { overview: 'Muhtasari', outcome: 'Matokeo', client: 'Mteja', category: 'Kategoria', date: 'Tarehe' },
  ProjectGrid: { view: 'Tazama mradi', empty: 'Bado hakuna miradi ya kuonyesha.' },
  ProjectNotFound: {
    heading: 'Mradi haukupatikana',
    explanation:
      'Huenda mradi umehamishwa, au nambari iliyo kwenye anwani imekosewa. Unaweza kutazama miradi yetu mingine.',
  },
  QuoteBand: { phone: 'Simu', email: 'Barua pepe', hours: 'Saa za kazi' },
  QuoteForm: {
    ...form,
    aboutYou: 'Kukuhusu',
    name: 'Jina kamili',
    email: 'Anwani ya barua pepe',
    phone: 'Nambari ya simu',
    company: 'Jina la kampuni',
    aboutTheJob: 'Kuhusu kazi',
    projectType: 'Huduma unayohitaji',
    projectTypePlaceholder: 'Chagua huduma',
    projectTypeOptions: services,
    budget: 'Makadirio ya bajeti',
    budgetPlaceholder: 'Chagua kiwango',
    budgetOptions: {
      'under-5000': 'Chini ya $5,000',
      '5000-10000': '$5,000 - $10,000',
      '10000-25000': '$10,000 - $25,000',
      '25000-50000': '$25,000 - $50,000',
      'over-50000': '$50,000 au zaidi',
    },
    message: 'Maelezo ya mradi',
    files: 'Ambatisha maelezo au muundo ulio tayari kuchapishwa',
    messageHint: 'Ni kazi gani, lini, wapi, na ni ya watu au nakala ngapi? Makadirio yanatosha.',
    nameError: errors.name,
    emailError: errors.email,
    phoneError: errors.phone,
    projectTypeError: errors.service,
    budgetError: 'Chagua mojawapo ya viwango',
    messageError: 'Maelezo ya mradi yanahitajika',
    submit: 'Wasilisha ombi',
    submitting: 'Inawasilisha...',
    succeeded: 'Ombi la bei limewasilishwa',
    succeededDetail: 'Tutawasiliana nawe hivi karibuni na kukupa bei ya mradi wako',
    sent: 'Ombi limetumwa. Tutakupigia simu ili tulizungumzie.',
    failed: 'Hitilafu imetokea wakati wa kutuma ombi lako. Tafadhali jaribu tena.',
  },
  RecentWork: { viewProject: 'Tazama mradi', viewAllProjects: 'Tazama miradi yote' },
  ServiceCarousel: carousel,
  ServiceContactForm: {
    ...sharedForm,
    ...inquiryTaken,
    name: 'Jina',
    email: 'Barua pepe',
    message: 'Ujumbe',
    nameError: errors.name,
    emailError: errors.email,
    messageError: 'Ujumbe ni mfupi mno',
    required: 'Sehemu zote tatu zinahitajika.',
    submit: 'Tuma ombi',
  },
  ServiceSection: {
    learnMore: 'Pata maelezo zaidi',
    about: (service) => `kuhusu ${service}`,
    pictures: (service) => `${service} kwa picha`,
  },
  SiteFooter: {
    home: (name) => `${name}, ukurasa wa mwanzo`,
    social: 'Mitandao ya kijamii',
    newTab,
    quickLinks: 'Kurasa kuu',
    services: 'Huduma zetu',
    contact: 'Wasiliana nasi',
    copyright: (year, name) => `© ${year} ${name}. Haki zote zimehifadhiwa.`,
    legal: 'Masharti na faragha',
    backToTop: 'Rudi juu',
  },
  SiteHeader: {
    main: 'Menyu kuu',
    home: 'ukurasa wa mwanzo',
    openMenu: 'Fungua menyu',
    closeMenu: 'Funga menyu',
    menu: 'Menyu',
  },
  SiteMap: { siteMap: 'Kurasa zote' },
  SkipLink: { skip: 'Ruka hadi maudhui makuu' },
  TeamGrid: {
    profile: 'LinkedIn',
    profileOf: (name) => `ya ${name} ${newTab}`,
    empty: 'Wasifu wa wafanyakazi bado haujawekwa. Tuandikie, na idara inayohusika itakujibu.',
  },
  ToastProvider: { region: (hotkey) => `Arifa (${hotkey})`, toast: 'Arifa', close: 'Funga' },
};
