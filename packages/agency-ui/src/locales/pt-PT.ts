import type { CompleteLabelPack } from '../primitives/index.js';

const newTab = '(abre num novo separador)';

const months = (count: number) => (count === 1 ? 'mês' : 'meses');

const articles = (count: number) => (count === 1 ? '1 artigo' : `${count} artigos`);

/** One o’clock is singular: “à 1h00”, but “às 9h00”. */
const at = (time: string) => `${/^1h/.test(time) ? 'à' : 'às'} ${time}`;

/** Days of the week from Monday to Friday are feminine. A date begins with a digit. */
const on = (day: string) => {
  if (/^\d/.test(day)) return `a ${day}`;
  return `${/^(sábado|domingo)/.test(day) ? 'no' : 'na'} ${day}`;
};

const articleCard: CompleteLabelPack['ArticleCard'] = { readMore: 'Ler mais', comingSoon: 'Ainda não publicado' };

const articleFilter: CompleteLabelPack['ArticleFilter'] = {
  group: 'Filtrar por categoria',
  all: 'Todos',
  shown: (count, category) => {
    if (category) return `${articles(count)} em ${category}`;
    return count === 1 ? '1 artigo' : `Todos os artigos: ${count}`;
  },
};

const carousel: CompleteLabelPack['ServiceCarousel'] = {
  carousel: 'carrossel',
  slide: 'diapositivo',
  slideName: (position, count, alt) => `${position} de ${count}${alt ? `: ${alt}` : ''}`,
  dots: 'Diapositivos',
  goToSlide: (position) => `Ir para o diapositivo ${position}`,
  previousSlide: 'Diapositivo anterior',
  nextSlide: 'Diapositivo seguinte',
};

const field: CompleteLabelPack['Field'] = { optional: 'opcional' };

const sharedForm = {
  submitting: 'A enviar…',
  demonstration: 'Demonstração: este formulário ainda não está ativo.',
  noScript: 'Este formulário não pode ser enviado sem JavaScript.',
  noScriptContact: 'Ligue-nos ou escreva-nos:',
  loading: 'Um momento, a página ainda está a carregar…',
  notLoaded:
    'Este formulário ainda não pode ser enviado: a página não carregou por completo. O seu texto não se perdeu.',
  reload: 'Recarregar a página',
  tooLong: (maximum: string) => `Máximo de ${maximum} caracteres`,
  queued: 'Está sem ligação à Internet. A mensagem segue assim que a ligação voltar.',
  overdue: (since: string) =>
    `Esta mensagem aguarda ligação desde ${since}. Continuamos a tentar, mas contacte-nos também de outra forma.`,
  sentReference: 'Referência',
  sentSummary: 'O que nos enviou',
  sentYes: 'Sim',
  sentAdd: 'Quer acrescentar alguma coisa?',
  sentAddSubject: (reference: string) => `Referência ${reference}`,
  sentAgain: 'Enviar outra mensagem',
  draftRestored: 'Recuperámos o seu rascunho.',
  discardDraft: 'Eliminar rascunho',
  fallback: 'Ou envie o mesmo texto de outra forma:',
  fallbackWhatsApp: 'WhatsApp',
  fallbackEmail: 'E-mail',
  fallbackSubject: 'Contacto através do site',
};

const form = {
  ...field,
  ...sharedForm,
  required: 'Preencha todos os campos, exceto os marcados como «opcional».',
  summary: (count: number) => (count === 1 ? 'Reveja um campo' : `Reveja ${count} campos`),
};

const errors = {
  name: 'Indique o seu nome',
  email: 'Indique um e-mail válido',
  phone: 'Indique um número de telefone válido',
  service: 'Escolha um serviço',
  message: 'Escreva a sua mensagem',
};

const services: CompleteLabelPack['QuoteForm']['projectTypeOptions'] = {
  'experiential-marketing': 'Marketing experiencial',
  events: 'Organização de eventos',
  expos: 'Feiras e exposições',
  production: 'Produção audiovisual',
  'staff-engagement': 'Eventos para equipas',
  'brand-identity': 'Identidade de marca',
  other: 'Outro',
};

const inquiryTaken = {
  succeeded: 'Recebemos o seu pedido',
  succeededDetail: 'Obrigado! Entraremos em contacto consigo em breve.',
  sent: 'Pedido enviado. Responderemos por e-mail ou por telefone.',
  failed: 'Não foi possível enviar o seu pedido. Tente novamente, por favor.',
};

/**
 * Portuguese (Portugal). Complete: pass it to `AgencyProvider` with the locale `pt-PT`.
 *
 * No native editor has reviewed it yet. Have one read it before you publish a page in Portuguese.
 */
export const ptPT: CompleteLabelPack = {
  AnnouncementBar: { announcement: 'Aviso', dismiss: 'Fechar este aviso' },
  ArticleCard: articleCard,
  ArticleDocument: {
    by: (author) => `Por ${author}`,
    readingTime: (minutes) => `${minutes} min de leitura`,
    share: 'Partilhar este artigo',
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
    emptyCategory: 'Ainda não há artigos nesta categoria',
    emptyList: 'Ainda não há artigos',
    showAll: 'Mostrar todos os artigos',
  },
  BackToTop: { backToTop: 'Voltar ao topo' },
  BeforeAfter: {
    before: 'Antes',
    after: 'Depois',
    divider: 'Comparar antes e depois',
    position: (percent) => `Antes: ${percent}%`,
  },
  BookingForm: {
    visit: 'A sua visita',
    you: 'Os seus dados',
    date: 'Dia',
    time: 'Hora',
    timeError: 'Hora: escolha um dos horários disponíveis',
    timeEmpty: 'Não temos vagas neste dia. Escolha outro, por favor.',
    timePending: 'Escolha um dia para ver os horários.',
    guests: 'Número de pessoas',
    name: 'Nome completo',
    nameError: errors.name,
    phone: 'Telefone',
    phoneError: errors.phone,
    email: 'E-mail',
    emailError: errors.email,
    note: 'Observações',
    noteHint: 'Há algo que devamos saber antes da sua visita?',
    submit: 'Pedir marcação',
    succeeded: 'Obrigado! Recebemos o seu pedido.',
    succeededDetail: 'A marcação ainda não está confirmada: vamos confirmá-la por telefone ou e-mail.',
    failed: 'Não foi possível enviar o seu pedido. Tente novamente, por favor.',
    dayBetween: (first, last, closed) =>
      `Dia: escolha uma data entre ${first} e ${last}${closed && `, exceto ${closed}`}`,
    closedOn: (days) => `Encerrado: ${days}.`,
    peopleBetween: (minimum, maximum) => `Número de pessoas: escreva um número inteiro de ${minimum} a ${maximum}`,
    noTimes: 'De momento não há horários disponíveis.',
    noTimesContact: 'Ligue-nos ou escreva-nos:',
  },
  Breadcrumbs: { name: 'Caminho de navegação' },
  ChatAppButton: { region: 'Conversa no WhatsApp', chat: `Fale connosco por WhatsApp ${newTab}` },
  CaseStudy: { figures: 'Em números', credits: 'Créditos', next: 'Projeto seguinte' },
  ChatPanel: {
    assistant: (agencyName) => `Assistente de ${agencyName}`,
    automated: 'Resposta automática',
    you: 'Eu',
    greeting: (agencyName) =>
      `Olá! Sou o assistente virtual de ${agencyName} e respondo automaticamente. Em que posso ajudar?`,
    conversation: 'Conversa',
    message: 'A sua mensagem',
    placeholder: 'Escreva a sua mensagem',
    send: 'Enviar',
    typing: 'O assistente está a escrever…',
    connectionError: ({ email, phone }) =>
      `Estou com problemas de ligação. Escreva para ${email}, ligue para ${phone} ou envie de novo a sua mensagem.`,
    sendAgain: 'Enviar de novo',
    length: (count, limit) => `${count} de ${limit} caracteres`,
    tooLong: (limit) => `Encurte a sua mensagem, por favor: o máximo é de ${limit} caracteres.`,
    loading: sharedForm.loading,
    notLoaded:
      'O assistente ainda não pode responder: a página não carregou por completo. A sua mensagem não se perdeu.',
    reload: sharedForm.reload,
    fallback: 'Ou envie a sua mensagem de outra forma:',
    person: ({ email, phone, hours }) =>
      `Prefere falar com uma pessoa? Ligue para ${phone} ou escreva para ${email}. ${hours}.`,
    noScript: ({ email, phone }) =>
      `Este chat precisa de JavaScript, que está desativado neste navegador. Escreva para ${email} ou ligue para ${phone}.`,
  },
  ColorSchemeSwitch: { legend: 'Aspeto', system: 'Igual ao dispositivo', light: 'Claro', dark: 'Escuro' },
  ConsentBanner: {
    heading: 'Alguns conteúdos aguardam a sua autorização',
    text: 'Parte do conteúdo deste site vem de outras empresas, que recebem o seu endereço IP quando o abre. Tudo o resto funciona sem ele.',
    refuse: 'Recusar tudo',
    accept: 'Aceitar tudo',
    details: 'Personalizar',
    necessary: 'sempre ativo',
    save: 'Guardar a minha escolha',
    chosen: (date) => `Fez esta escolha a ${date}.`,
    close: 'Fechar sem alterar nada',
  },
  ConsentGate: { allow: (category) => `Autorizar «${category}»` },
  ComparisonTable: { included: 'Sim', notIncluded: 'Não' },
  ContactDetails: { email: 'E-mail', phone: 'Telefone', office: 'Morada', hours: 'Horário' },
  ContactMessageForm: {
    ...sharedForm,
    name: 'Nome',
    email: 'E-mail',
    subject: 'Assunto',
    message: 'Mensagem',
    nameError: errors.name,
    emailError: errors.email,
    subjectError: 'Indique o assunto',
    messageError: errors.message,
    required: 'Os quatro campos são obrigatórios.',
    submit: 'Enviar mensagem',
    succeeded: 'Obrigado! Recebemos a sua mensagem.',
    sent: 'Mensagem enviada. Responderemos por e-mail.',
    failed: 'Não foi possível enviar a sua mensagem. Tente novamente, por favor.',
  },
  ContactPageForm: {
    ...form,
    ...inquiryTaken,
    firstName: 'Nome próprio',
    lastName: 'Apelido',
    email: 'E-mail',
    phone: 'Telefone',
    company: 'Empresa',
    interest: 'Serviço pretendido',
    interestPlaceholder: 'Escolha um serviço',
    interestOptions: services,
    message: 'Mensagem',
    newsletter: 'Quero receber também a newsletter',
    firstNameError: 'Indique o seu nome próprio',
    lastNameError: 'Indique o seu apelido',
    emailError: errors.email,
    phoneError: errors.phone,
    interestError: errors.service,
    messageError: errors.message,
    submit: 'Enviar mensagem',
  },
  ContactSection: {
    phone: 'Telefone',
    email: 'E-mail',
    office: 'Morada',
    form: 'Envie-nos uma mensagem',
    chat: 'Fale com o nosso assistente virtual',
  },
  CoreServicesGrid: { link: 'Ver mais' },
  FaqSection: {
    heading: 'Perguntas frequentes',
    categories: 'Categorias de perguntas',
    empty: 'Ainda não há perguntas aqui.',
  },
  FeaturedArticles: { ...articleCard, heading: 'Artigos em destaque', featured: 'Em destaque' },
  Field: field,
  FileField: {
    ...field,
    limits: (maximum, size, types) =>
      `${maximum === 1 ? 'Um ficheiro até' : `Até ${maximum} ficheiros de`} ${size}${maximum === 1 ? '' : ' cada'}: ${types}.`,
    chosen: 'Ficheiros escolhidos',
    remove: 'Remover',
    sending: 'A enviar',
    sent: 'Enviado',
    missing: 'Escolha este ficheiro de novo',
    count: (count) => (count === 1 ? 'Um ficheiro escolhido.' : `${count} ficheiros escolhidos.`),
    removed: (file) => `${file} foi removido.`,
    chooseAgain: (files) => `Escolha de novo ou remova: ${files}.`,
    notSent: (files) =>
      `O formulário ainda não foi enviado, porque se perdeu um ficheiro ao fechar a página. Escolha de novo ou remova: ${files}. Depois, envie o formulário.`,
    keepOpen: 'Até lá, mantenha esta página aberta: se a fechar, perde os seus ficheiros.',
    fileTooLarge: (file, size, maximum) => `${file} tem ${size}; o limite é ${maximum} por ficheiro.`,
    fileWrongType: (file, types) => `${file} é de um tipo que não conseguimos abrir. Escolha ${types}.`,
    fileEmpty: (file) => `${file} está vazio.`,
    tooManyFiles: (count, maximum) =>
      `Ficheiros escolhidos: ${count}; o limite é ${maximum}. Remova ${count - maximum}, ou junte-os num ficheiro ZIP.`,
  },
  Form: {
    ...sharedForm,
    summary: form.summary,
    required: form.required,
    submit: 'Enviar',
    succeeded: 'Obrigado! Enviado com sucesso.',
    failed: 'Não foi possível enviar. Tente novamente, por favor.',
    onlyIf: (label, values) => `Apenas se «${label}» for «${values}».`,
    onlyIfTicked: (label) => `Apenas se assinalar «${label}».`,
    onlyIfFilled: (label) => `Apenas se preencher «${label}».`,
    stepOf: (position, count) => `Passo ${position} de ${count}`,
    stepNext: 'Continuar',
    stepBack: 'Voltar',
  },
  Gallery: {
    enlarge: (alt) => `Ampliar imagem: ${alt}`,
    pictureName: (position, count, alt) => `${position} de ${count}: ${alt}`,
    close: 'Fechar imagem',
    previousPicture: 'Imagem anterior',
    nextPicture: 'Imagem seguinte',
  },
  HeroCarousel: {
    ...carousel,
    slideName: (position, count, title) => `${position} de ${count}: ${title}`,
    startRotation: 'Iniciar a apresentação',
    stopRotation: 'Parar a apresentação',
  },
  LanguageSwitch: { languages: 'Idiomas' },
  LeadTimeChart: {
    axis: 'Meses de antecedência',
    bar: (from, to) => `${from}–${to} ${months(to)}`,
    shortBar: (from, to) => `${from}–${to}`,
    sentence: (label, from, to) => `${label}: ${from} a ${to} ${months(to)} de antecedência.`,
  },
  Locations: {
    empty: 'Ainda não há moradas para mostrar.',
    address: 'Morada',
    phone: 'Telefone',
    email: 'E-mail',
    hours: 'Horário',
    time: (hour, minute) => `${Number(hour)}h${minute}`,
    period: (opens, closes) => `${opens} – ${closes}`,
    allDay: '24 horas',
    closedDay: 'Encerrado',
    exceptions: 'Feriados e horários especiais',
    open: 'Aberto agora',
    openUntil: (time) => `Aberto, fecha ${at(time)}`,
    closed: 'De momento encerrado',
    opensToday: (time) => `Encerrado, abre ${at(time)}`,
    opensTomorrow: (time) => `Encerrado, abre amanhã ${at(time)}`,
    opensOn: (day, time) => `Encerrado, abre ${on(day)} ${at(time)}`,
    directions: (name) => `Como chegar: ${name}`,
    showMap: 'Mostrar o mapa interativo',
    mapFrom: (host) => `O mapa será carregado de ${host}.`,
    map: (name) => `Mapa: ${name}`,
  },
  LegalDocument: { lastUpdated: (date) => `Última atualização: ${date}`, contents: 'Índice' },
  PauseAnimationsButton: { pause: 'Pausar animações', play: 'Retomar animações' },
  NewsletterForm: {
    ...sharedForm,
    email: 'E-mail',
    emailError: errors.email,
    submit: 'Subscrever',
    submitting: 'A subscrever…',
    succeeded: ({ email }) => `Obrigado! A próxima edição será enviada para ${email}.`,
    sentAgain: 'Subscrever com outro e-mail',
    failed: 'Não foi possível enviar o seu e-mail. Tente novamente, por favor.',
  },
  NotFound: {
    code: '404',
    heading: 'Ups! Página não encontrada',
    explanation: 'Não existe nenhuma página neste endereço, que pode estar desatualizado ou mal escrito.',
    home: 'Voltar à página inicial',
    linksLabel: 'Ou vá diretamente para',
  },
  OfferingGrid: { index: 'Nesta página' },
  Pagination: {
    name: 'Páginas',
    page: (page) => `Página ${page}`,
    position: (page, count) => `Página ${page} de ${count}`,
    unavailable: 'Ainda não há mais páginas',
  },
  PreviousNextLinks: {
    name: 'Mais serviços',
    previous: 'Serviço anterior',
    next: 'Serviço seguinte',
    index: 'Visão geral',
  },
  PricingPlans: {
    periods: 'Preços por período',
    onRequest: 'Sob consulta',
    from: (price) => `Desde ${price}`,
    included: (plan) => `Incluído em ${plan}`,
  },
  PrintPlates: {
    slider: 'Separar as cores de impressão',
    position: (percent) => `Separadas a ${percent}%`,
    together: 'Juntas',
    apart: 'Separadas',
    loading: 'A carregar as cores…',
    failed: 'As cores não carregaram. Mova o controlo para tentar de novo.',
  },
  PrintingShowcase: { trim: 'Cortar pelo tracejado', sheet: 'Folha 1 de 1' },
  ProjectDetail: {
    overview: 'Resumo',
    outcome: 'Resultado',
    client: 'Cliente',
    category: 'Categoria',
    date: 'Data',
  },
  ProjectGrid: { view: 'Ver projeto', empty: 'Ainda não há projetos para mostrar.' },
  ProjectNotFound: {
    heading: 'Projeto não encontrado',
    explanation:
      'Pode ter mudado de sítio, ou o número no endereço pode estar mal escrito. Os nossos outros projetos estão à distância de um clique.',
  },
  ContactBand: { phone: 'Telefone', email: 'E-mail', hours: 'Horário' },
  QuoteForm: {
    ...form,
    aboutYou: 'Os seus dados',
    name: 'Nome completo',
    email: 'E-mail',
    phone: 'Telefone',
    company: 'Empresa',
    aboutTheJob: 'O seu pedido',
    projectType: 'Serviço pretendido',
    projectTypePlaceholder: 'Escolha um serviço',
    projectTypeOptions: services,
    budget: 'Orçamento estimado',
    budgetPlaceholder: 'Escolha um intervalo',
    budgetOptions: {
      'under-5000': 'Menos de 5000\u00a0$',
      '5000-10000': 'De 5000 a 10\u00a0000\u00a0$',
      '10000-25000': 'De 10\u00a0000 a 25\u00a0000\u00a0$',
      '25000-50000': 'De 25\u00a0000 a 50\u00a0000\u00a0$',
      'over-50000': 'Mais de 50\u00a0000\u00a0$',
    },
    message: 'Sobre o projeto',
    files: 'Anexar briefing ou artes-finais',
    messageHint: 'O que é, quando, onde e para quantas pessoas ou exemplares? Basta uma ideia geral.',
    nameError: errors.name,
    emailError: errors.email,
    phoneError: errors.phone,
    projectTypeError: errors.service,
    budgetError: 'Escolha um dos intervalos',
    messageError: 'Descreva o seu projeto',
    submit: 'Enviar pedido',
    submitting: 'A enviar o pedido…',
    succeeded: 'Recebemos o seu pedido de orçamento',
    succeededDetail: 'Em breve receberá um orçamento personalizado',
    sent: 'Pedido enviado. Vamos ligar-lhe para falar sobre o projeto.',
    failed: 'Não foi possível enviar o seu pedido. Tente novamente, por favor.',
  },
  RecentWork: { viewProject: 'Ver projeto', viewAllProjects: 'Ver todos os projetos' },
  SectionNavigation: { sections: 'Nesta página' },
  ServiceCarousel: carousel,
  ServiceContactForm: {
    ...sharedForm,
    ...inquiryTaken,
    name: 'Nome',
    email: 'E-mail',
    message: 'Mensagem',
    nameError: errors.name,
    emailError: errors.email,
    messageError: 'A mensagem é demasiado curta',
    required: 'Os três campos são obrigatórios.',
    submit: 'Enviar pedido',
  },
  ServiceSection: {
    learnMore: 'Saber mais',
    about: (service) => `sobre ${service}`,
    pictures: (service) => `${service} em imagens`,
  },
  SiteFooter: {
    home: (name) => `${name}, página inicial`,
    social: 'Redes sociais',
    newTab,
    quickLinks: 'Acesso rápido',
    services: 'Os nossos serviços',
    contact: 'Contacto',
    copyright: (year, name) => `© ${year} ${name}. Todos os direitos reservados.`,
    legal: 'Informação legal',
    backToTop: 'Voltar ao topo',
  },
  SiteHeader: {
    main: 'Menu principal',
    home: 'página inicial',
    openMenu: 'Abrir menu',
    closeMenu: 'Fechar menu',
    menu: 'Menu',
  },
  SiteMap: { siteMap: 'Todas as páginas' },
  SkipLink: { skip: 'Saltar para o conteúdo principal' },
  TeamGrid: {
    profile: 'LinkedIn',
    profileOf: (name) => `de ${name} ${newTab}`,
    empty: 'Ainda não há perfis aqui. Escreva-nos, e a pessoa certa irá responder-lhe.',
  },
  ToastProvider: { region: (hotkey) => `Notificações (${hotkey})`, toast: 'Notificação', close: 'Fechar' },
  Video: {
    play: 'Reproduzir vídeo:',
    privacy: (host, company) =>
      `O vídeo está no ${host}. Ao reproduzi-lo, a ${company} recebe o seu endereço IP e pode guardar cookies.`,
    transcript: 'Transcrição',
    download: 'Transferir o vídeo',
  },
};
