import type { CompleteLabelPack } from '../primitives/index.js';

// Before a colon, a question mark and an exclamation mark, and inside quotation marks, French has a narrow no-break
// space. It is an escape here, because editors do not show it.

const newTab = '(s’ouvre dans un nouvel onglet)';

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

const field: CompleteLabelPack['Field'] = { optional: 'facultatif' };

const sharedForm = {
  submitting: 'Envoi en cours…',
  demonstration: 'Démonstration\u202f: ce formulaire n’est pas encore en service.',
  noScript: 'Ce formulaire ne peut pas être envoyé sans JavaScript.',
  noScriptContact: 'Appelez-nous ou écrivez-nous\u202f:',
  loading: 'Un instant, la page se charge…',
  notLoaded:
    'Envoi impossible pour l’instant\u202f: la page ne s’est pas entièrement chargée. Votre texte est conservé.',
  reload: 'Recharger la page',
  tooLong: (maximum: string) => `${maximum} caractères au maximum`,
  queued: 'Vous êtes hors connexion. Votre message partira dès que la connexion sera rétablie.',
  overdue: (since: string) =>
    `Ce message attend une connexion depuis le ${since}. Nous réessayons toujours, mais mieux vaut aussi nous joindre autrement.`,
  sentReference: 'Référence',
  sentSummary: 'Récapitulatif de votre envoi',
  sentYes: 'Oui',
  sentAdd: 'Un détail à ajouter\u202f?',
  sentAddSubject: (reference: string) => `Référence ${reference}`,
  sentAgain: 'Envoyer un autre message',
  draftRestored: 'Nous avons retrouvé votre brouillon.',
  discardDraft: 'Effacer le brouillon',
  fallback: 'Ou envoyez le même message autrement\u202f:',
  fallbackWhatsApp: 'WhatsApp',
  fallbackEmail: 'E-mail',
  fallbackSubject: 'Demande via votre site',
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
  succeededDetail: 'Merci\u202f! Nous vous répondrons très prochainement.',
  sent: 'Demande envoyée. Nous vous répondrons par e-mail ou par téléphone.',
  failed: 'Votre demande n’a pas pu être envoyée. Veuillez réessayer.',
};

/**
 * French (France). Complete: pass it to `AgencyProvider` with the locale `fr-FR`.
 *
 * No native editor has reviewed it yet. Have one read it before you publish a page in French.
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
    succeededDetail:
      'Ce n’est pas encore une réservation\u202f: nous vous la confirmerons par téléphone ou par e-mail.',
    failed: 'Votre demande n’a pas pu être envoyée. Veuillez réessayer.',
    dayBetween: (first, last, closed) =>
      `Date\u202f: choisissez un jour entre le ${first} et le ${last}${closed && `, sauf ${closed}`}`,
    closedOn: (days) => `Jours de fermeture\u202f: ${days}.`,
    peopleBetween: (minimum, maximum) =>
      `Nombre de personnes\u202f: indiquez un nombre entier de ${minimum} à ${maximum}`,
    noTimes: 'Aucun créneau n’est disponible pour l’instant.',
    noTimesContact: 'Appelez-nous ou écrivez-nous\u202f:',
  },
  Breadcrumbs: { name: 'Fil d’Ariane' },
  ChatAppButton: { region: 'Discussion WhatsApp', chat: `Écrivez-nous sur WhatsApp ${newTab}` },
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
      `Vous préférez parler à quelqu’un\u202f? Appelez-nous au ${phone} ou écrivez-nous à ${email}. ${hours}.`,
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
    sent: 'Message envoyé. Nous vous répondrons par e-mail.',
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
    stepOf: (position, count) => `Étape ${position} sur ${count}`,
    stepNext: 'Continuer',
    stepBack: 'Retour',
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
    time: (hour, minute) => {
      if (hour === '00' && minute === '00') return 'minuit';
      return `${Number(hour)}\u00a0h${minute === '00' ? '' : `\u00a0${minute}`}`;
    },
    period: (opens, closes) => `${opens} – ${closes}`,
    allDay: '24\u00a0h sur 24',
    closedDay: 'Fermé',
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
    ...sharedForm,
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
  Pagination: {
    name: 'Pages',
    page: (page) => `Page ${page}`,
    position: (page, count) => `Page ${page} sur ${count}`,
    unavailable: 'Pas d’autre page pour l’instant',
  },
  PreviousNextLinks: {
    name: 'Autres prestations',
    previous: 'Prestation précédente',
    next: 'Prestation suivante',
    index: 'Vue d’ensemble',
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
  ContactBand: { phone: 'Téléphone', email: 'E-mail', hours: 'Horaires' },
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
    succeededDetail: 'Vous recevrez très prochainement un devis personnalisé',
    sent: 'Demande envoyée. Nous vous appellerons pour en parler.',
    failed: 'Votre demande n’a pas pu être envoyée. Veuillez réessayer.',
  },
  RecentWork: { viewProject: 'Voir le projet', viewAllProjects: 'Voir tous les projets' },
  SectionNavigation: { sections: 'Sur cette page' },
  ServiceCarousel: carousel,
  ServiceContactForm: {
    ...sharedForm,
    ...inquiryTaken,
    name: 'Nom',
    email: 'E-mail',
    message: 'Message',
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
  SkipLink: { skip: 'Aller au contenu' },
  TeamGrid: {
    profile: 'LinkedIn',
    profileOf: (name) => `: ${name} ${newTab}`,
    empty: 'Aucun profil ici pour l’instant. Écrivez-nous, et la bonne personne vous répondra.',
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
