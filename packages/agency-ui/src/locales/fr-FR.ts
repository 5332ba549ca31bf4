import type { CompleteLabelPack, OpeningHoursLabels } from '../primitives/index.js';

// French puts a narrow no-break space before a colon, question mark or exclamation mark, and inside quotation marks. It
// is written as an escape here, because editors don't show it.

const newTab = '(s’ouvre dans un nouvel onglet)';

const days = (count: number) => `${count} ${count < 2 ? 'jour' : 'jours'}`;

/** The first day of a month is an ordinal: “le 1er janvier”. `Intl` writes “1 janvier”. */
const ordinal = (date: string) => date.replace(/^1 (?=\D)/, '1er ');

const the = (date: string) => `le ${ordinal(date)}`;

/** Puts the article before a date, but not before a word such as “demain”. */
const on = (day: string) => (/^\d/.test(day) ? the(day) : day);

/** Repeats the article before each weekday of a list: “le dimanche et le lundi”. */
const onEach = (weekdays: string) => `le ${weekdays.replace(/(, | et )/g, '$1le ')}`;

/** French uses the singular for 0 too. */
const articles = (count: number) => (count < 2 ? `${count} article` : `${count} articles`);

const articleCard: CompleteLabelPack['ArticleCard'] = { readMore: 'Lire la suite', comingSoon: 'À paraître' };

const articleFilter: CompleteLabelPack['ArticleFilter'] = {
  group: 'Filtrer par catégorie',
  all: 'Tous',
  shown: (count, category) => {
    if (category) return `${articles(count)} dans la catégorie ${category}`;
    return count < 2 ? articles(count) : `Tous les articles\u202f: ${count}`;
  },
};

const carousel: CompleteLabelPack['ServiceCarousel'] = {
  carousel: 'carrousel',
  slide: 'diapositive',
  slideName: (position, count, alt) => `${position} sur ${count}${alt ? `\u202f: ${alt}` : ''}`,
  dots: 'Diapositives',
  goToSlide: (position) => `Aller à la diapositive ${position}`,
  previousSlide: 'Diapositive précédente',
  nextSlide: 'Diapositive suivante',
};

const job = {
  fullTime: 'Temps plein',
  partTime: 'Temps partiel',
  temporary: 'CDD',
  freelance: 'Travail indépendant',
  internship: 'Stage',
  apprenticeship: 'Alternance',
  volunteer: 'Bénévolat',
  remote: (place: string) => `${place}, ou à distance`,
  salaryBand: (from: string, to: string) => `${from} – ${to}`,
  salaryPerHour: (amount: string) => `${amount} de l’heure`,
  salaryPerDay: (amount: string) => `${amount} par jour`,
  salaryPerWeek: (amount: string) => `${amount} par semaine`,
  salaryPerMonth: (amount: string) => `${amount} par mois`,
  salaryPerYear: (amount: string) => `${amount} par an`,
};

const field: CompleteLabelPack['Field'] = { optional: 'facultatif' };

const rowForm = {
  submitting: 'Envoi en cours…',
  demonstration: 'Démonstration\u202f: ce formulaire n’est pas encore en service.',
  demonstrationSent:
    'Démonstration\u202f: voici ce que verront les visiteurs une fois le formulaire en service\u202f; rien n’a été transmis.',
  noScript: 'Ce formulaire ne peut pas être envoyé sans JavaScript.',
  noScriptContact: 'Appelez-nous ou écrivez-nous\u202f:',
  loading: 'Un instant, la page se charge…',
  notLoaded:
    'Envoi impossible pour l’instant\u202f: la page ne s’est pas entièrement chargée. Votre texte est conservé.',
  reload: 'Recharger la page',
  tooLong: (maximum: string) => `${maximum} caractères au maximum`,
  queued: 'Vous êtes hors connexion. Votre message partira dès que la connexion sera rétablie.',
  queuedOnPage: 'D’ici là, gardez cette page ouverte.',
  queuedDraft: 'D’ici là, gardez cette page ouverte, ou revenez plus tard à ce formulaire.',
  overdue: (since: string) =>
    `Ce message attend une connexion depuis le ${since}. Nous réessayons tant que cette page reste ouverte, mais mieux vaut aussi nous joindre autrement.`,
  sentAgain: 'Envoyer un autre message',
  draftRestored: 'Nous avons retrouvé votre brouillon.',
  discardDraft: 'Effacer le brouillon',
  fallback: 'Ou envoyez le même message autrement\u202f:',
  fallbackWhatsApp: 'WhatsApp',
  fallbackEmail: 'E-mail',
  fallbackSubject: 'Demande via votre site',
};

const sharedForm = {
  ...rowForm,
  sentReference: 'Référence',
  sentSummary: 'Récapitulatif de votre envoi',
  sentYes: 'Oui',
  sentAdd: 'Un détail à ajouter\u202f?',
  sentAddSubject: (reference: string) => `Référence ${reference}`,
};

const form = {
  ...field,
  ...sharedForm,
  required: 'Tous les champs sont obligatoires, sauf mention «\u202ffacultatif\u202f».',
  summary: (count: number) => (count < 2 ? `${count} champ à vérifier` : `${count} champs à vérifier`),
};

const errors = {
  name: 'Indiquez votre nom',
  email: 'Indiquez une adresse e-mail valide',
  phone: 'Indiquez un numéro de téléphone valide',
  service: 'Choisissez une prestation',
  message: 'Écrivez votre message',
};

const services: CompleteLabelPack['QuoteForm']['projectTypeOptions'] = {
  'experiential-marketing': 'Marketing expérientiel',
  events: 'Organisation d’événements',
  expos: 'Salons et expositions',
  production: 'Production audiovisuelle',
  'staff-engagement': 'Cohésion d’équipe',
  'brand-identity': 'Identité de marque',
  other: 'Autre',
};

const inquiryTaken = {
  succeeded: 'Votre demande est bien arrivée',
  succeededDetail: 'Merci pour votre message.',
  sent: 'Demande envoyée. Merci\u202f!',
  failed: 'Votre demande n’a pas pu être envoyée. Veuillez réessayer.',
};

/** How opening hours are written, in `Locations` and elsewhere. */
const openingHours: Pick<OpeningHoursLabels, 'time' | 'period' | 'allDay' | 'closedDay'> = {
  time: (hour, minute) => {
    if (hour === '00' && minute === '00') return 'minuit';
    return `${Number(hour)}\u00a0h${minute === '00' ? '' : `\u00a0${minute}`}`;
  },
  period: (opens, closes) => `${opens} – ${closes}`,
  allDay: '24\u00a0h sur 24',
  closedDay: 'Fermé',
};

/**
 * French (France). Complete: pass it to `AgencyProvider` with the locale `fr-FR`.
 *
 * No native-speaking editor has reviewed it yet. Ask one to read it before you publish a page in French.
 */
export const frFR: CompleteLabelPack = {
  AnnouncementBar: { announcement: 'Annonce', dismiss: 'Fermer cette annonce' },
  ArticleCard: articleCard,
  ArticleDocument: {
    by: (author) => `Par ${author}`,
    readingTime: (minutes) => `${minutes} min de lecture`,
    share: 'Partager cet article',
    whatsApp: 'WhatsApp',
    linkedIn: 'LinkedIn',
    x: 'X',
    email: 'E-mail',
    newTab,
  },
  ArticleFilter: articleFilter,
  ArticleList: {
    ...articleCard,
    ...articleFilter,
    emptyCategory: 'Aucun article dans cette catégorie pour l’instant',
    emptyList: 'Aucun article pour l’instant',
    showAll: 'Voir tous les articles',
  },
  BackToTop: { backToTop: 'Retour en haut' },
  BeforeAfter: {
    before: 'Avant',
    after: 'Après',
    divider: 'Comparer avant et après',
    position: (percent) => `Avant\u202f: ${percent}\u00a0%`,
  },
  BookingForm: {
    visit: 'Votre visite',
    you: 'Vos coordonnées',
    location: 'Établissement',
    locationError: 'Établissement\u202f: choisissez-en un dans la liste',
    locationPlaceholder: 'Choisissez un établissement',
    date: 'Date',
    time: 'Heure',
    timeError: 'Heure\u202f: choisissez l’un des créneaux proposés',
    timeEmpty: 'Aucun créneau ce jour-là. Choisissez une autre date.',
    timePending: 'Choisissez une date pour voir les créneaux.',
    guests: 'Nombre de personnes',
    name: 'Prénom et nom',
    nameError: errors.name,
    phone: 'Téléphone',
    phoneError: errors.phone,
    email: 'Adresse e-mail',
    emailError: errors.email,
    note: 'Précisions',
    noteHint: 'Tout ce qu’il nous serait utile de savoir avant votre venue.',
    submit: 'Demander ce créneau',
    succeeded: 'Merci\u202f! Nous avons bien reçu votre demande.',
    succeededDetail: 'C’est une demande, et pas encore une réservation.',
    failed: 'Votre demande n’a pas pu être envoyée. Veuillez réessayer.',
    dayBetween: (first, last, closed) =>
      `Date\u202f: choisissez un jour entre ${the(first)} et ${the(last)}${closed && `, sauf ${onEach(closed)}`}`,
    closedOn: (days) => `Jours de fermeture\u202f: ${days}.`,
    sentAgain: 'Envoyer une autre demande',
    closedAt: (location, days) => `${location}\u202f: fermé ${onEach(days)}.`,
    locationPending: 'Choisissez un établissement et une date pour voir les créneaux.',
    peopleBetween: (minimum, maximum) =>
      `Nombre de personnes\u202f: indiquez un nombre entier de ${minimum} à ${maximum}`,
    noTimes: 'Aucun créneau n’est disponible pour l’instant.',
    noTimesContact: 'Appelez-nous ou écrivez-nous\u202f:',
  },
  Breadcrumbs: { name: 'Fil d’Ariane' },
  ChatAppButton: { region: 'Discussion WhatsApp', whatsApp: 'WhatsApp', chat: `Écrivez-nous sur WhatsApp ${newTab}` },
  CaseStudy: { figures: 'En chiffres', credits: 'Crédits', next: 'Projet suivant' },
  ChatPanel: {
    assistant: (agencyName) => `Assistant ${agencyName}`,
    automated: 'Réponse automatique',
    you: 'Vous',
    greeting: (agencyName) =>
      `Bonjour\u202f! Je suis l’assistant ${agencyName} et je réponds automatiquement. Comment puis-je vous aider\u202f?`,
    conversation: 'Conversation',
    message: 'Votre message',
    placeholder: 'Écrivez votre message',
    send: 'Envoyer',
    typing: 'L’assistant écrit…',
    connectionError: ({ email, phone }) =>
      `La connexion ne passe pas pour l’instant. Écrivez-nous à ${email}, appelez-nous au ${phone} ou renvoyez votre message.`,
    sendAgain: 'Renvoyer',
    length: (count, limit) => `${count} caractères sur ${limit}`,
    tooLong: (limit) => `Raccourcissez votre message\u202f: ${limit} caractères au maximum.`,
    loading: sharedForm.loading,
    notLoaded:
      'L’assistant ne peut pas encore répondre\u202f: la page ne s’est pas entièrement chargée. Votre message est conservé.',
    reload: sharedForm.reload,
    fallback: 'Ou envoyez votre message autrement\u202f:',
    person: ({ email, phone, hours }) =>
      `Vous préférez parler à quelqu’un\u202f? Appelez-nous au ${phone} ou écrivez-nous à ${email}.${hours && ` ${hours}.`}`,
    noScript: ({ email, phone }) =>
      `La discussion nécessite JavaScript, désactivé dans ce navigateur. Écrivez-nous à ${email} ou appelez-nous au ${phone}.`,
  },
  ColorSchemeSwitch: { legend: 'Apparence', system: 'Comme mon appareil', light: 'Clair', dark: 'Sombre' },
  ConsentBanner: {
    heading: 'Certains contenus attendent votre accord',
    text: 'Une partie du contenu de ce site vient d’autres entreprises, qui reçoivent votre adresse IP lorsque vous l’affichez. Tout le reste fonctionne sans.',
    refuse: 'Tout refuser',
    accept: 'Tout accepter',
    details: 'Personnaliser mes choix',
    necessary: 'toujours actif',
    save: 'Enregistrer mes choix',
    chosen: (date) => `Vous avez fait ce choix le ${date}.`,
    close: 'Fermer sans rien changer',
  },
  ConsentGate: { allow: (category) => `Autoriser «\u202f${category}\u202f»` },
  ComparisonTable: { included: 'Oui', notIncluded: 'Non' },
  ContactDetails: { email: 'E-mail', phone: 'Téléphone', office: 'Adresse', hours: 'Horaires d’ouverture' },
  ContactMessageForm: {
    ...sharedForm,
    name: 'Nom',
    email: 'E-mail',
    subject: 'Objet',
    message: 'Message',
    nameError: errors.name,
    emailError: errors.email,
    subjectError: 'Indiquez l’objet de votre message',
    messageError: errors.message,
    required: 'Les quatre champs sont obligatoires.',
    submit: 'Envoyer le message',
    succeeded: 'Merci\u202f! Nous avons bien reçu votre message.',
    sent: 'Message envoyé. Merci\u202f!',
    failed: 'Votre message n’a pas pu être envoyé. Veuillez réessayer.',
  },
  ContactPageForm: {
    ...form,
    ...inquiryTaken,
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'Adresse e-mail',
    phone: 'Téléphone',
    company: 'Entreprise',
    interest: 'Prestation souhaitée',
    interestPlaceholder: 'Choisir une prestation',
    interestOptions: services,
    message: 'Message',
    newsletter: 'Je souhaite aussi recevoir la newsletter',
    firstNameError: 'Indiquez votre prénom',
    lastNameError: 'Indiquez votre nom',
    emailError: errors.email,
    phoneError: errors.phone,
    interestError: errors.service,
    messageError: errors.message,
    submit: 'Envoyer le message',
  },
  ContactSection: {
    phone: 'Téléphone',
    email: 'E-mail',
    office: 'Adresse',
    form: 'Écrivez-nous',
    chat: 'Discutez avec notre assistant virtuel',
  },
  CoreServicesGrid: { link: 'Découvrir' },
  EventCalendar: {
    empty: 'Aucun événement au calendrier pour le moment.',
    view: 'Affichage du calendrier',
    list: 'Liste',
    month: 'Mois',
    previousMonth: 'Mois précédent',
    nextMonth: 'Mois suivant',
    emptyMonth: (month) => `Aucun événement en ${month}.`,
    toMonth: (month) => `Voir ${month}`,
    today: 'Aujourd’hui',
    past: 'Passé',
    allDay: 'toute la journée',
    at: (day, time) => `${day}, ${time}`,
    range: (from, to) => `${from}\u00a0– ${to}`,
    addToCalendar: 'Ajouter à mon agenda',
    addAll: 'Tout ajouter à mon agenda',
    failed: 'Le fichier n’a pas pu être créé. Vérifiez votre connexion, puis réessayez.',
  },
  FaqSection: {
    heading: 'Questions fréquentes',
    categories: 'Catégories de questions',
    empty: 'Aucune question ici pour l’instant.',
  },
  FeaturedArticles: { ...articleCard, heading: 'Articles à la une', featured: 'À la une' },
  Field: field,
  FileField: {
    ...field,
    limits: (maximum, size, types) =>
      `${maximum < 2 ? `Un fichier de ${size} au maximum` : `Jusqu’à ${maximum} fichiers de ${size} chacun`}\u202f: ${types}.`,
    chosen: 'Fichiers choisis',
    remove: 'Retirer',
    sending: 'Envoi en cours',
    sent: 'Envoyé',
    missing: 'Choisissez de nouveau ce fichier',
    count: (count) => (count < 2 ? `${count} fichier choisi.` : `${count} fichiers choisis.`),
    removed: (file) => `${file} a été retiré.`,
    chooseAgain: (files) => `À choisir de nouveau ou à retirer\u202f: ${files}.`,
    notSent: (files) =>
      `Le formulaire n’est pas encore parti, car un fichier a été perdu à la fermeture de la page. À choisir de nouveau ou à retirer\u202f: ${files}. Envoyez ensuite le formulaire.`,
    keepOpen: 'D’ici là, gardez cette page ouverte\u202f: si vous la fermez, vos fichiers seront perdus.',
    fileTooLarge: (file, size, maximum) => `${file} pèse ${size}\u202f; la limite est de ${maximum} par fichier.`,
    fileWrongType: (file, types) => `Nous ne pouvons pas ouvrir ${file}, à cause de son format. Choisissez ${types}.`,
    fileEmpty: (file) => `${file} est vide.`,
    tooManyFiles: (count, maximum) =>
      `Fichiers choisis\u202f: ${count}\u202f; la limite est de ${maximum}. Retirez-en ${count - maximum}, ou réunissez-les dans un fichier ZIP.`,
  },
  Form: {
    ...sharedForm,
    summary: form.summary,
    required: form.required,
    submit: 'Envoyer',
    succeeded: 'Merci\u202f! C’est envoyé.',
    failed: 'L’envoi a échoué. Veuillez réessayer.',
    onlyIf: (label, values) => `Seulement si «\u202f${label}\u202f» est «\u202f${values}\u202f».`,
    onlyIfTicked: (label) => `Seulement si vous cochez «\u202f${label}\u202f».`,
    onlyIfFilled: (label) => `Seulement si vous remplissez «\u202f${label}\u202f».`,
    choicesAt: (value, options) => `${value}\u202f: ${options}.`,
    stepOf: (position, count) => `Étape ${position} sur ${count}`,
    stepNext: 'Continuer',
    stepBack: 'Retour',
    isRequired: (label) => `Le champ «\u202f${label}\u202f» est obligatoire`,
    tooShort: (label, minimum) => `${label}\u202f: écrivez au moins ${minimum} caractères`,
    invalidEmail: errors.email,
    invalidPhone: errors.phone,
    chooseOption: 'Choisissez une option',
    chooseOne: (label) => `${label}\u202f: choisissez l’une des options`,
    chooseSome: (label) => `${label}\u202f: choisissez au moins une option`,
    onlyValue: (label, value) => `${label}\u202f: seule la valeur «\u202f${ordinal(value)}\u202f» est possible`,
    writeNumber: (label, limits) => `${label}\u202f: indiquez un nombre${limits}`,
    writeWholeNumber: (label, limits) => `${label}\u202f: indiquez un nombre entier${limits}`,
    writeNumberBetween: (minimum, maximum) => ` de ${minimum} à ${maximum}`,
    writeNumberFrom: (minimum) => ` d’au moins ${minimum}`,
    writeNumberUpTo: (maximum) => ` d’au plus ${maximum}`,
    writeNumberInSteps: (step) => `, par pas de ${step}`,
    chooseDate: (label, limits) => `${label}\u202f: choisissez une date${limits}`,
    chooseDateFrom: (day) => `, au plus tôt ${on(day)}`,
    chooseDateFromDaysAhead: (count) => `, au moins ${days(count)} à l’avance`,
    chooseDateUntil: (day) => `, au plus tard ${on(day)}`,
    chooseDateUntilDaysAhead: (count) => `, au plus ${days(count)} à l’avance`,
    chooseDateExcept: (closed) => `, sauf ${closed}`,
    chooseDateExceptWeekday: (weekday) => `le ${weekday}`,
    chooseDateExceptClosed: 'les jours de fermeture',
    chooseDateExceptBoth: (one, other) => `${one} et ${other}`,
    closedOnDate: (date) => `Nous sommes fermés ${the(date)}. Choisissez un autre jour.`,
    closedOnWeekday: (weekday) => `Nous sommes fermés le ${weekday}. Choisissez un autre jour.`,
  },
  Gallery: {
    enlarge: (alt) => `Agrandir l’image\u202f: ${alt}`,
    pictureName: (position, count, alt) => `${position} sur ${count}\u202f: ${alt}`,
    close: 'Fermer l’image',
    previousPicture: 'Image précédente',
    nextPicture: 'Image suivante',
  },
  HeroCarousel: {
    ...carousel,
    slideName: (position, count, title) => `${position} sur ${count}\u202f: ${title}`,
    startRotation: 'Lancer le diaporama',
    stopRotation: 'Arrêter le diaporama',
  },
  JobList: {
    ...job,
    empty: 'Nous n’avons pas de poste à pourvoir pour le moment.',
    closes: (date) => `Candidature jusqu’au ${date}`,
    closedOn: (date) => `Offre clôturée le ${date}`,
    closed: 'Offre clôturée',
  },
  JobPosting: {
    ...job,
    team: 'Équipe',
    place: 'Lieu de travail',
    contract: 'Contrat',
    salary: 'Rémunération',
    posted: 'Publiée le',
    closing: 'Date limite',
    apply: 'Postuler à cette offre',
    howToApply: 'Comment postuler',
    applyByEmail: 'Postuler par e-mail',
    emailSubject: (title) => `Candidature\u202f: ${title}`,
    closed: 'Cette offre est clôturée. Nous n’acceptons plus de candidatures pour ce poste.',
  },
  LanguageSwitch: { languages: 'Langues' },
  LeadTimeChart: {
    axis: 'Mois à l’avance',
    bar: (from, to) => `${from}–${to} mois`,
    shortBar: (from, to) => `${from}–${to}`,
    sentence: (label, from, to) => `${label}\u202f: ${from} à ${to} mois à l’avance.`,
  },
  Locations: {
    empty: 'Aucune adresse à afficher pour l’instant.',
    address: 'Adresse',
    phone: 'Téléphone',
    email: 'E-mail',
    hours: 'Horaires d’ouverture',
    ...openingHours,
    exceptions: 'Jours fériés et horaires exceptionnels',
    open: 'Actuellement ouvert',
    openUntil: (time) => `Ouvert, ferme à ${time}`,
    closed: 'Actuellement fermé',
    opensToday: (time) => `Fermé, ouvre à ${time}`,
    opensTomorrow: (time) => `Fermé, ouvre demain à ${time}`,
    opensOn: (day, time) => `Fermé, ouvre ${/^\d/.test(day) ? 'le ' : ''}${day} à ${time}`,
    directions: (name) => `Itinéraire vers ${name}`,
    showMap: 'Afficher la carte interactive',
    mapFrom: (host) => `La carte sera chargée depuis ${host}.`,
    map: (name) => `Carte\u202f: ${name}`,
  },
  LegalDocument: { lastUpdated: (date) => `Dernière mise à jour le ${date}`, contents: 'Sommaire' },
  PauseAnimationsButton: { pause: 'Suspendre les animations', play: 'Relancer les animations' },
  NewsletterForm: {
    ...rowForm,
    email: 'Adresse e-mail',
    emailError: errors.email,
    submit: 'S’inscrire',
    submitting: 'Inscription en cours…',
    succeeded: ({ email }) => `Merci\u202f! Le prochain numéro sera envoyé à ${email}.`,
    sentAgain: 'Inscrire une autre adresse',
    failed: 'Votre adresse n’a pas pu être envoyée. Veuillez réessayer.',
  },
  NotFound: {
    code: '404',
    heading: 'Oups\u202f! Cette page est introuvable',
    explanation: 'Aucune page ne se trouve à cette adresse, qui est peut-être ancienne ou mal saisie.',
    home: 'Retour à l’accueil',
    linksLabel: 'Ou accédez directement à',
  },
  OfferingGrid: { index: 'Sur cette page' },
  OpeningHours: {
    ...openingHours,
    dayRange: (first, last) => `du ${first} au ${last}`,
    line: (days, hours) => `${days}\u202f: ${hours}`,
  },
  Pagination: {
    name: 'Pages',
    page: (page) => `Page ${page}`,
    position: (page, count) => `Page ${page} sur ${count}`,
    unavailable: 'Pas d’autre page pour l’instant',
  },
  PreviousNextLinks: {
    name: 'Autres pages',
    previous: 'Page précédente',
    next: 'Page suivante',
    index: 'Vue d’ensemble',
  },
  PriceList: {
    onRequest: 'Sur demande',
    from: (price) => `À partir de ${price}`,
  },
  PricingPlans: {
    periods: 'Tarifs par période',
    onRequest: 'Sur demande',
    from: (price) => `À partir de ${price}`,
    included: (plan) => `Inclus dans ${plan}`,
  },
  PrintPlates: {
    slider: 'Séparer les couleurs d’impression',
    position: (percent) => `Séparées à ${percent}\u00a0%`,
    together: 'Superposées',
    apart: 'Séparées',
    loading: 'Chargement des couleurs…',
    failed: 'Les couleurs ne se sont pas chargées. Déplacez le curseur pour réessayer.',
  },
  PrintingShowcase: { trim: 'Couper le long des pointillés', sheet: 'Feuille 1 sur 1' },
  ProjectDetail: {
    overview: 'Présentation',
    outcome: 'Résultat',
    client: 'Client',
    category: 'Catégorie',
    date: 'Date',
  },
  ProjectGrid: { view: 'Voir le projet', empty: 'Aucun projet à afficher pour l’instant.' },
  ProjectNotFound: {
    heading: 'Projet introuvable',
    explanation:
      'Il a peut-être été déplacé, ou son numéro est mal saisi dans l’adresse. Nos autres projets sont à un clic.',
  },
  ContactBand: { phone: 'Téléphone', email: 'E-mail', hours: 'Horaires', project: 'Un projet réalisé' },
  QuoteForm: {
    ...form,
    aboutYou: 'Vos coordonnées',
    name: 'Prénom et nom',
    email: 'Adresse e-mail',
    phone: 'Téléphone',
    company: 'Entreprise',
    aboutTheJob: 'Votre demande',
    projectType: 'Prestation souhaitée',
    projectTypePlaceholder: 'Choisir une prestation',
    projectTypeOptions: services,
    budget: 'Budget estimé',
    budgetPlaceholder: 'Choisir une fourchette',
    budgetOptions: {
      'under-5000': 'Moins de 5\u202f000\u00a0$',
      '5000-10000': 'De 5\u202f000 à 10\u202f000\u00a0$',
      '10000-25000': 'De 10\u202f000 à 25\u202f000\u00a0$',
      '25000-50000': 'De 25\u202f000 à 50\u202f000\u00a0$',
      'over-50000': 'Plus de 50\u202f000\u00a0$',
    },
    message: 'Votre projet',
    files: 'Joindre un brief ou des visuels',
    messageHint:
      'De quoi s’agit-il, quand, où, et pour combien de personnes ou d’exemplaires\u202f? Une idée approximative suffit.',
    nameError: errors.name,
    emailError: errors.email,
    phoneError: errors.phone,
    projectTypeError: errors.service,
    budgetError: 'Choisissez l’une des fourchettes',
    messageError: 'Décrivez votre projet',
    submit: 'Envoyer la demande',
    submitting: 'Envoi en cours…',
    succeeded: 'Votre demande de devis est bien arrivée',
    succeededDetail: 'Merci pour votre demande.',
    sent: 'Demande envoyée. Merci\u202f!',
    failed: 'Votre demande n’a pas pu être envoyée. Veuillez réessayer.',
  },
  RecentWork: { viewProject: 'Voir le projet', viewAllProjects: 'Voir tous les projets' },
  SectionNavigation: { sections: 'Sur cette page' },
  SearchForm: { label: 'Que cherchez-vous\u202f?', search: 'Rechercher' },
  ServiceCarousel: carousel,
  ServiceContactForm: {
    ...sharedForm,
    ...inquiryTaken,
    name: 'Nom',
    email: 'E-mail',
    message: 'Message',
    messageHint: 'De quoi s’agit-il, quand, où, et pour combien de personnes ou d’exemplaires\u202f?',
    nameError: errors.name,
    emailError: errors.email,
    messageError: 'Votre message est trop court',
    required: 'Les trois champs sont obligatoires.',
    submit: 'Envoyer la demande',
  },
  ServiceSection: {
    learnMore: 'En savoir plus',
    about: (service) => `sur ${service}`,
    pictures: (service) => `${service} en images`,
  },
  SiteFooter: {
    home: (name) => `${name}, accueil`,
    social: 'Réseaux sociaux',
    newTab,
    quickLinks: 'Accès rapide',
    services: 'Nos prestations',
    contact: 'Contact',
    copyright: (year, name) => `© ${year} ${name}. Tous droits réservés.`,
    legal: 'Mentions légales',
    backToTop: 'Retour en haut',
  },
  SiteHeader: {
    main: 'Menu principal',
    home: 'accueil',
    openMenu: 'Ouvrir le menu',
    closeMenu: 'Fermer le menu',
    menu: 'Menu',
  },
  SiteMap: { siteMap: 'Toutes les pages' },
  SiteSearch: {
    siteSearch: 'Recherche sur le site',
    searching: 'Recherche en cours…',
    found: (count, query) => `${count} ${count < 2 ? 'résultat' : 'résultats'} pour «\u202f${query}\u202f»`,
    nothingFound: (query) => `Aucun résultat pour «\u202f${query}\u202f»`,
    advice: 'Essayez avec moins de mots ou une autre orthographe.',
    failed: 'La recherche n’a pas pu être chargée.',
    retry: 'Réessayer',
    siteMap: 'Voir toutes les pages',
    more: 'Afficher plus de résultats',
    noScript: 'La recherche nécessite JavaScript.',
  },
  SkipLink: { skip: 'Aller au contenu' },
  TeamGrid: {
    profile: 'LinkedIn',
    profileOf: (name) => `: ${name} ${newTab}`,
    empty: 'Aucun profil ici pour l’instant.',
  },
  TeamMemberDetail: {
    languages: 'Langues',
    skills: 'Compétences',
    contact: 'Contact',
    linkedIn: 'LinkedIn',
    work: (name) => `Travaux signés ${name}`,
    others: 'Autres membres de l’équipe',
    previous: 'Personne précédente',
    next: 'Personne suivante',
  },
  ToastProvider: { region: (hotkey) => `Notifications (${hotkey})`, toast: 'Notification', close: 'Fermer' },
  Video: {
    play: 'Lire la vidéo\u202f:',
    privacy: (host, company) =>
      `Cette vidéo est hébergée sur ${host}. Si vous la lancez, ${company} reçoit votre adresse IP et peut déposer des cookies.`,
    transcript: 'Transcription',
    download: 'Télécharger la vidéo',
  },
};
