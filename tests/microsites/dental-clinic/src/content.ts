/** All of the site's copy. The clinic, its people, numbers and addresses are invented. */
import type {
  Agency,
  ComparisonGroup,
  FaqCategory,
  LegalDocumentContent,
  Location,
  NavigationItem,
  PictureSource,
  PricingPlan,
  Quote,
  ServiceOffering,
  Step,
  TeamMember,
} from 'agency-ui';
import { coimbra, figueira } from './opening-hours';

const drawing = (name: string, alt: string, width = 1200, height = 900): PictureSource => ({
  src: `/imagens/${name}.svg`,
  width,
  height,
  alt,
});

export const clinic: Agency = {
  name: 'Riso Franco',
  tagline: 'Clínica dentária em Coimbra e na Figueira da Foz, para quem anda há meses a adiar a consulta.',
  phone: '+351 239 000 120',
  email: 'ola@risofranco.example',
  address: {
    street: 'Rua das Laranjeiras, 18',
    area: 'Celas',
    postcode: '3000-214',
    city: 'Coimbra',
    country: 'Portugal',
  },
  hours: { week: coimbra },
  social: [],
  mark: {
    viewBox: '0 0 40 40',
    shapes: [
      { d: 'M20 0a20 20 0 1 0 0 40 20 20 0 0 0 0-40z', ink: 'one' },
      { d: 'M6 15h28a14 14 0 0 1-28 0z', ink: 'four' },
      { d: 'M12 15h16v4a3 3 0 0 1-3 3H15a3 3 0 0 1-3-3z', ink: 'three' },
    ],
  },
};

export const navigation: NavigationItem[] = [
  { name: 'Tratamentos', path: '/#tratamentos' },
  { name: 'Equipa', path: '/equipa/' },
  { name: 'Preços', path: '/precos/' },
  { name: 'Onde estamos', path: '/#clinicas' },
];

export const booking: NavigationItem = { name: 'Marcar consulta', path: '/marcacao/' };

const privacyLink: NavigationItem = { name: 'Privacidade', path: '/privacidade/' };

const prices: NavigationItem = { name: 'Ver os preços', path: '/precos/' };

export const footerLinks = {
  services: [
    { name: 'Perguntas frequentes', path: '/precos/#perguntas' },
    { name: 'Plano Em Dia', path: '/precos/#planos' },
    { name: 'Consultas para crianças', path: '/equipa/' },
  ],
  legal: [privacyLink, { name: 'Livro de Reclamações', path: 'https://www.livroreclamacoes.pt' }],
};

export const home = {
  title: 'Abra a boca para rir',
  highlightText: 'rir',
  eyebrow: 'Clínica dentária',
  description:
    'Na Riso Franco sabe o preço antes de se sentar, a anestesia tem tempo para fazer efeito e ninguém lhe passa um sermão. Nem que a última consulta tenha sido há dez anos.',
  picture: {
    ...drawing('riso', 'Um rapaz sem um dente, a mãe e a avó riem à gargalhada', 1200, 1200),
    sources: [{ srcSet: '/imagens/riso-largo.svg', media: '(width < 60rem)' }],
  },
  actions: [booking, prices],
};

const firstSteps: Step[] = [
  {
    title: 'Conversamos',
    description: 'Dez minutos sentados à mesa, longe da cadeira. Diz-nos o que dói e o que o assusta.',
  },
  {
    title: 'Observamos',
    description: 'Vê no ecrã o que nós vemos. Se for preciso uma radiografia, faz-se logo ali.',
  },
  {
    title: 'Fica por escrito',
    description:
      'Leva para casa o plano, o preço e a ordem das coisas. Decide com calma, sem telefonemas de insistência.',
  },
];

export const firstVisit = { heading: 'A primeira consulta não magoa', steps: firstSteps };

const treatments: ServiceOffering[] = [
  {
    name: 'Consulta de avaliação',
    shortName: 'Avaliação',
    description:
      'Quarenta minutos para ver tudo com atenção, das gengivas à articulação, e responder ao que quiser perguntar.',
    image: drawing('consulta', 'Um espelho de dentista ao lado de um dente'),
  },
  {
    name: 'Sedação consciente',
    shortName: 'Sedação',
    description: 'Para quem treme só de ouvir o motor: respira pelo nariz, fica sereno e vai para casa pelo seu pé.',
    image: drawing('calma', 'Uma criança deita a cabeça numa nuvem, sob a lua'),
  },
  {
    name: 'Higiene oral',
    shortName: 'Higiene',
    description: 'Destartarização sem pressas e truques de escovagem que cabem em dois minutos.',
    image: drawing('higiene', 'Uma escova de dentes com uma onda de pasta'),
  },
  {
    name: 'Odontopediatria',
    shortName: 'Crianças',
    description: 'A partir do primeiro dente. O crocodilo Adolfo abre a boca antes deles.',
    image: drawing('criancas', 'Um crocodilo verde mostra os dentes todos'),
  },
  {
    name: 'Ortodontia',
    shortName: 'Ortodontia',
    description: 'Aparelho fixo ou alinhadores transparentes, dos oito aos oitenta.',
    image: drawing('alinhar', 'Uma fila de dentes com um aparelho azul'),
  },
  {
    name: 'Implantes e coroas',
    shortName: 'Implantes',
    description: 'Um dente novo, do planeamento em 3D à coroa feita no nosso laboratório.',
    image: drawing('implantes', 'Uma coroa branca sobre um implante'),
  },
];

export const offer = {
  id: 'tratamentos',
  heading: 'Da primeira papa ao último bife',
  lead: 'Tratamos bocas de todas as idades, e quase tudo se faz cá dentro.',
  offerings: treatments,
  secondaryHeading: { heading: 'E tudo o resto' },
};

export const quote: Quote = {
  text: 'Adiei isto onze anos. Saí de lá a perguntar quando era a próxima.',
  name: 'Helena, 54 anos',
  role: 'Paciente em Coimbra',
};

const locations: Location[] = [
  {
    name: 'Coimbra, Celas',
    address: { street: clinic.address.street, postcode: '3000-214', city: 'Coimbra', country: 'Portugal' },
    phone: clinic.phone,
    email: 'coimbra@risofranco.example',
    note: 'Rés-do-chão, sem degraus. Há estacionamento no largo.',
    hours: coimbra,
    directions: 'https://www.openstreetmap.org/directions?to=40.2156,-8.4120',
    map: { picture: drawing('mapa-coimbra', 'A clínica fica a norte do Mondego, perto do jardim') },
  },
  {
    name: 'Figueira, Buarcos',
    address: { street: 'Rua do Farol, 7', postcode: '3080-254', city: 'Figueira da Foz', country: 'Portugal' },
    phone: '+351 233 000 740',
    email: 'figueira@risofranco.example',
    note: 'Primeiro andar, com elevador. Da sala de espera vê-se o mar.',
    hours: figueira,
    directions: 'https://www.openstreetmap.org/directions?to=40.1660,-8.8800',
    map: { picture: drawing('mapa-figueira', 'A clínica fica a duas ruas da praia') },
  },
];

export const clinics = {
  id: 'clinicas',
  heading: 'Duas portas abertas',
  lead: 'Uma na cidade e outra à beira-mar, com a mesma equipa e a mesma ficha.',
  locations,
};

export const invitation = {
  heading: 'Custa mais adiar',
  text: 'Escolha um dia e uma hora. A receção confirma no mesmo dia útil.',
  action: booking,
  secondaryAction: { name: `Ligar ${clinic.phone}`, path: 'tel:+351239000120' },
};

const portrait = (name: string, alt: string) => drawing(name, alt, 800, 1000);

const members: TeamMember[] = [
  {
    name: 'Dra. Inês Falcão',
    role: 'Diretora clínica, implantologia',
    bio: 'Fundou a Riso Franco porque tinha medo do dentista em pequena. Ainda hoje avisa antes de cada passo.',
    image: portrait('ines', 'Inês Falcão, de bata branca e cabelo comprido'),
  },
  {
    name: 'Dr. Duarte Seabra',
    role: 'Ortodontia',
    bio: 'Usou aparelho aos trinta. Por isso sabe que um fio novo aperta à terça e já não aperta à quinta.',
    image: portrait('duarte', 'Duarte Seabra, de barba ruiva, ri de olhos fechados'),
  },
  {
    name: 'Yara Monteiro',
    role: 'Higienista oral',
    bio: 'Explica o fio dentário em quarenta segundos e nunca pergunta se o tem usado.',
    image: portrait('yara', 'Yara Monteiro, de camisola azul, ri à gargalhada'),
  },
  {
    name: 'Dra. Matilde Sequeira',
    role: 'Odontopediatria',
    bio: 'Deixa as crianças tratarem primeiro os dentes do crocodilo. Depois trocam de lugar.',
    image: portrait('matilde', 'Matilde Sequeira, de óculos redondos e bata branca'),
  },
  {
    name: 'Joaquim Vilar',
    role: 'Receção',
    bio: 'É a voz do telefone. Conhece os pacientes pelo nome e arranja quase sempre uma vaga.',
    image: portrait('joaquim', 'Joaquim Vilar, de cabelo branco e óculos'),
  },
];

export const team = {
  title: 'Gente de boa boca',
  highlightText: 'boa boca',
  eyebrow: 'A equipa',
  description: 'Cinco pessoas que trabalham juntas há sete anos e que se riem das mesmas piadas.',
  heading: 'Quem o recebe',
  members,
  way: {
    heading: 'Como trabalhamos',
    paragraphs: [
      'Uma consulta demora o que tem de demorar. Marcamos menos gente por dia para não o fazer esperar, nem o despachar.',
      'Levante a mão e paramos. Não é preciso explicar porquê.',
      'Ninguém aqui ganha à comissão. Se um dente aguenta mais uns anos, dizemos-lhe isso e vigiamos.',
    ],
  },
};

const plans: PricingPlan[] = [
  {
    name: 'Consulta avulsa',
    description: 'Para quem quer só saber como está.',
    prices: [{ amount: 35, currency: 'EUR', unit: 'por consulta' }],
    included: ['Quarenta minutos', 'Radiografia, se for precisa', 'Plano e preços por escrito'],
    action: { name: 'Marcar', path: booking.path },
  },
  {
    name: 'Em Dia',
    description: 'Para quem quer que não volte a doer.',
    highlight: 'O mais escolhido',
    prices: [{ amount: 14, currency: 'EUR', unit: 'por mês' }],
    included: [
      'Duas consultas por ano',
      'Duas higienes orais',
      'Todas as radiografias',
      '15\u00a0% de desconto nos tratamentos',
    ],
    action: { name: 'Aderir', path: booking.path },
  },
  {
    name: 'Casa Cheia',
    description: 'Para famílias até cinco pessoas.',
    prices: [{ amount: 39, currency: 'EUR', unit: 'por mês' }],
    included: ['Tudo o que há no Em Dia', 'Selantes para as crianças', 'Consultas seguidas, numa só manhã'],
    action: { name: 'Aderir', path: booking.path },
  },
];

const table: ComparisonGroup[] = [
  {
    name: 'Prevenir',
    rows: [
      { name: 'Consulta de avaliação', values: ['35\u00a0€', 'incluída'] },
      { name: 'Higiene oral', detail: 'Destartarização e polimento', values: ['50\u00a0€', 'incluída'] },
      { name: 'Selante, por dente', values: ['28\u00a0€', '24\u00a0€'] },
    ],
  },
  {
    name: 'Tratar',
    rows: [
      { name: 'Restauração', detail: 'Conforme o tamanho', values: ['desde 55\u00a0€', 'desde 47\u00a0€'] },
      { name: 'Desvitalização', values: ['desde 160\u00a0€', 'desde 136\u00a0€'] },
      { name: 'Extração simples', values: ['55\u00a0€', '47\u00a0€'] },
      { name: 'Sedação consciente', detail: 'Por sessão', values: ['90\u00a0€', '76\u00a0€'] },
    ],
  },
  {
    name: 'Reabilitar e alinhar',
    rows: [
      { name: 'Coroa de cerâmica', values: ['420\u00a0€', '357\u00a0€'] },
      { name: 'Implante com coroa', values: ['1\u00a0250\u00a0€', '1\u00a0062\u00a0€'] },
      {
        name: 'Alinhadores',
        detail: 'Tratamento completo',
        values: ['desde 1\u00a0900\u00a0€', 'desde 1\u00a0615\u00a0€'],
      },
    ],
  },
];

export const costs = {
  title: 'Preços à vista',
  highlightText: 'à vista',
  eyebrow: 'Preços',
  description:
    'O que está nesta página é o que paga. Se durante o tratamento aparecer uma surpresa, paramos e perguntamos.',
  plans: {
    id: 'planos',
    heading: 'Três maneiras de cuidar',
    plans,
    note: 'Preços com IVA, quando aplicável. Os planos não têm fidelização nem idade máxima.',
  },
  table: {
    heading: 'A tabela inteira',
    lead: 'Os tratamentos mais pedidos. Os outros constam do seu plano, por escrito, antes de começarmos.',
    caption: 'Preços sem plano e com plano',
    columns: [{ name: 'Sem plano' }, { name: 'Com plano', detail: 'Em Dia ou Casa Cheia' }],
    groups: table,
    highlightedColumn: 'Com plano',
  },
};

const questions: FaqCategory[] = [
  {
    name: 'Antes de vir',
    entries: [
      {
        id: 'anos',
        question: 'Não vou ao dentista há anos. Vão ralhar comigo?',
        answer:
          'Não. Quem vem ao fim de dez anos já fez o mais difícil. Começamos por ver e conversar, e só tratamos quando estiver pronto.',
      },
      {
        id: 'urgencia',
        question: 'Estou com dores. Atendem-me hoje?',
        answer:
          'Guardamos duas vagas por dia para urgências. Ligue antes das dez e fazemos os possíveis para o ver no mesmo dia.',
      },
      {
        id: 'idade',
        question: 'Com que idade trago o meu filho?',
        answer:
          'Quando nascer o primeiro dente, ou até ao primeiro aniversário. É uma visita curta e serve sobretudo para os pais.',
      },
    ],
  },
  {
    name: 'Medo e dor',
    entries: [
      {
        id: 'doi',
        question: 'Vai doer?',
        answer:
          'Pomos um gel antes da picada e esperamos que a anestesia faça mesmo efeito. Se sentir alguma coisa, levante a mão e paramos.',
      },
      {
        id: 'sedacao',
        question: 'O que é a sedação consciente?',
        answer:
          'Respira uma mistura de oxigénio e protóxido de azoto por uma máscara no nariz. Fica acordado, mas sereno.\n\nCinco minutos depois de a tirar pode conduzir.',
      },
    ],
  },
  {
    name: 'Pagar',
    entries: [
      {
        id: 'seguro',
        question: 'Trabalham com seguros e ADSE?',
        answer:
          'Passamos sempre fatura-recibo, que pode entregar no seguro, na ADSE em regime livre e no IRS. Os acordos diretos são confirmados na receção.',
      },
      {
        id: 'prestacoes',
        question: 'Posso pagar em prestações?',
        answer:
          'Sim, acima de 300\u00a0€, em até doze vezes sem juros. Também aceitamos MB WAY, Multibanco e numerário.',
      },
    ],
  },
];

export const faq = {
  id: 'perguntas',
  heading: 'O que nos costumam perguntar',
  categories: questions,
  ask: {
    heading: 'Ficou alguma dúvida?',
    actions: [
      { name: 'Ligar para a receção', path: 'tel:+351239000120' },
      { name: 'Escrever-nos', path: `mailto:${clinic.email}` },
    ],
  },
};

const bookingSteps: Step[] = [
  { title: 'Escolhe', description: 'Um dia e uma hora que lhe deem jeito, numa das duas clínicas.' },
  {
    title: 'Confirmamos',
    description: 'O Joaquim liga-lhe no próprio dia útil. Se a hora já estiver ocupada, sugere outra.',
  },
  { title: 'Lembramos', description: 'Na véspera recebe uma mensagem. Para desmarcar, basta responder.' },
];

export const appointment = {
  title: 'Marque a sua consulta',
  highlightText: 'consulta',
  eyebrow: 'Marcações',
  description: 'Demora menos do que lavar os dentes. E não é preciso pagar nada agora.',
  heading: 'O que acontece a seguir',
  steps: bookingSteps,
  form: 'O seu pedido',
  /** The line beside the form's button. */
  privacy: { text: 'Usamos os seus dados apenas para marcar a consulta.', link: privacyLink },
  /** The clinic's own wording for the form. */
  labels: {
    visit: 'A consulta',
    guests: 'Quantas pessoas vêm à consulta?',
    location: 'Clínica',
    locationError: 'Clínica: escolha uma das duas',
    note: 'Motivo',
    noteHint: 'O que o traz cá: uma dor, um dente partido, só uma revisão?',
  },
};

export const thanks = {
  title: 'Pedido recebido',
  highlightText: 'recebido',
  description:
    'Obrigado! A receção confirma a sua consulta por telefone no próprio dia útil. Até lá, pode rir à vontade.',
  actions: [{ name: 'Voltar ao início', path: '/' }],
};

export const privacy: LegalDocumentContent = {
  title: 'Privacidade',
  lastUpdated: '2026-11-02',
  introduction: 'O que fazemos com o que escreve no pedido de marcação. É pouco, e fica dito em dois minutos.',
  sections: [
    {
      id: 'dados',
      heading: 'O que guardamos',
      blocks: [
        'Quando pede uma consulta, guardamos o que escreve no formulário:',
        [
          'o nome, o telefone e o e-mail',
          'a clínica, o dia, a hora e o número de pessoas',
          'o motivo da consulta, se o quiser indicar',
        ],
        'O motivo diz respeito à sua saúde. Não é obrigatório, e pode deixá-lo para a consulta.',
      ],
    },
    {
      id: 'finalidade',
      heading: 'Para quê',
      blocks: [
        'Para marcar a consulta, confirmá-la por telefone e preparar a sua visita. Só a receção e quem o vai atender têm acesso ao pedido. Não enviamos publicidade nem damos os seus dados a ninguém.',
      ],
    },
    {
      id: 'prazo',
      heading: 'Durante quanto tempo',
      blocks: [
        'O pedido é apagado ao fim de seis meses. Se vier à consulta, a sua ficha clínica é tratada à parte e explicamos-lhe como. O que escreveu e não chegou a enviar fica apenas no seu navegador.',
      ],
    },
    {
      id: 'visitas',
      heading: 'Enquanto lê estas páginas',
      blocks: [
        'Este site não usa cookies, não carrega nada de outras empresas e não conta visitas. O servidor usa o seu endereço IP durante alguns minutos para travar mensagens abusivas, e não o guarda.',
      ],
    },
    {
      id: 'direitos',
      heading: 'Os seus direitos',
      blocks: [
        `Pode saber o que temos sobre si, corrigi-lo ou pedir que o apaguemos mais cedo. Escreva para ${clinic.email} ou ligue ${clinic.phone}: respondemos em cinco dias úteis. Se não ficar satisfeito, pode apresentar queixa à Comissão Nacional de Proteção de Dados.`,
        'A Riso Franco é uma clínica inventada, por isso estes contactos não funcionam.',
      ],
    },
  ],
};
