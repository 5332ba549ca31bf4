import { directions, dirhams, email, hours, mark, phones, picture, timeZone } from './facts';
import type { Content } from './types';

const book = { name: 'احجز طاولة', path: '/ar/book' };
const privacy = { name: 'الخصوصية', path: '/ar/privacy' };
const country = 'الإمارات العربية المتحدة';
const holiday = 'عيد الاتحاد';

export const ar: Content = {
  lang: 'ar',
  agency: {
    name: 'ثلاث تينات',
    mark,
    tagline: 'خبز وسمك ونار: ثلاثة مطاعم لعائلة واحدة.',
    phone: phones.group,
    email,
    address: { street: '9 سكة السوق', area: 'الفهيدي', city: 'دبي', country },
    hours: { lines: ['يوميًا من 9 صباحًا إلى 10 مساءً', 'الجمعة من 2 ظهرًا إلى 10 مساءً'] },
    social: [],
  },
  navigation: {
    entries: [
      { name: 'قوائم الطعام', path: '/ar/menu' },
      { name: 'المطاعم', path: '/ar/restaurants' },
    ],
    action: book,
  },
  strip: { name: 'جديدنا', text: 'يومي 2 و3 ديسمبر يوقد «جمر» ناره من الظهر.' },
  links: [
    { name: 'تنّور، دبي', path: '/ar/menu#tannour' },
    { name: 'مينا، أبوظبي', path: '/ar/menu#mina' },
    { name: 'جمر، الشارقة', path: '/ar/menu#jamr' },
  ],
  legalLinks: [privacy],
  pages: {
    home: {
      title: 'ثلاث تينات: مطاعم في دبي وأبوظبي والشارقة',
      description: 'مخبز ومطعم سمك ومشاوٍ لعائلة واحدة. قوائم الطعام بأسعارها، وأوقات العمل، وحجز الطاولات.',
    },
    menu: {
      title: 'قوائم الطعام والأسعار | ثلاث تينات',
      description: 'ما يُطهى هذا الموسم في تنّور ومينا وجمر، وبكم.',
    },
    restaurants: {
      title: 'المطاعم وأوقات العمل | ثلاث تينات',
      description: 'أين تجد تنّور ومينا وجمر، ومتى تفتح أبوابها، وأين تترك سيارتك.',
    },
    book: { title: 'احجز طاولة | ثلاث تينات', description: 'اطلب طاولة في تنّور أو مينا أو جمر.' },
    thanks: { title: 'شكرًا لك | ثلاث تينات', description: 'وصلنا طلب الحجز.' },
    privacy: { title: 'الخصوصية | ثلاث تينات', description: 'ماذا نفعل بالبيانات التي تكتبها في طلب الحجز.' },
  },
  home: {
    hero: {
      eyebrow: 'دبي · أبوظبي · الشارقة',
      title: 'خبز وسمك ونار',
      description: 'ثلاثة مطاعم وعائلة واحدة. تعال مع أول رغيف في السابعة صباحًا، وابقَ حتى آخر سيخ بعد منتصف الليل.',
    },
    table: {
      ...picture(
        'long-table',
        'مائدة طويلة من الأعلى: في وسطها سمكة في طبق أزرق، وحولها أرغفة وحمّص وتين ورمّانة',
        [2400, 760],
      ),
      sources: [{ srcSet: '/pictures/long-table-narrow.svg', media: '(max-width: 40rem)' }],
    },
    menuLink: { name: 'قوائم الطعام', path: '/ar/menu' },
    restaurants: {
      eyebrow: 'المطاعم',
      heading: 'اختر نارك',
      lead: 'لكل بيت صنعة واحدة، لم يغيّرها منذ فتح بابه.',
      cards: [
        {
          title: 'تنّور',
          text: 'خبز وبيض وجبن أبيض منذ السابعة صباحًا. في الفهيدي بدبي.',
          path: '/ar/menu#tannour',
          picture: picture('tannour', 'أرغفة مستديرة أمام فوهة تنّور'),
        },
        {
          title: 'مينا',
          text: 'سمك كامل يوزن أمامك ثم يُشوى. في ميناء أبوظبي.',
          path: '/ar/menu#mina',
          picture: picture('mina', 'سمكتان بين موجات زرقاء'),
        },
        {
          title: 'جمر',
          text: 'لحم ضأن وباذنجان على جمر السنديان حتى الواحدة. على بحيرة الشارقة.',
          path: '/ar/menu#jamr',
          picture: picture('jamr', 'أسياخ فوق اللهب'),
        },
      ],
    },
    story: {
      eyebrow: 'العائلة',
      heading: 'جدّتنا زرعت ثلاث شجرات تين',
      paragraphs: [
        'قالت: شجرة لكل واحد منكم، ومن يسقِها يأكل منها. فخبزت نادية، وصاد كريم، وحرست ليلى النار.',
        'وما زالوا على عهدهم. نادية تطحن قمحها في دبي، وكريم في سوق السمك بأبوظبي قبل الخامسة فجرًا، وليلى في الشارقة لا تأمن أحدًا على حطب السنديان. أما مربى التين على الموائد الثلاث فمن الشجرات نفسها.',
      ],
      link: { name: 'اعثر على مطعم', path: '/ar/restaurants' },
    },
    tables: {
      eyebrow: 'على طريقتك',
      heading: 'اجلس، أو خذ معك، أو احتفل',
      features: [
        {
          name: 'على المائدة',
          title: 'الأطباق في الوسط، والكل يأكل منها',
          description: 'يأتي كل طبق حين ينضج، وهو للجميع. تكفي أربعة أطباق لشخصين، ولم يُنهِ أحد خمسة بعد.',
          picture: picture('mezze', 'أطباق وزبادٍ صغيرة على مائدة زرقاء', [1400, 1050]),
          link: { name: 'قوائم الطعام', path: '/ar/menu' },
        },
        {
          name: 'إلى البيت',
          title: 'علبة دافئة عند باب الفرن',
          description:
            'ستة أرغفة وجبن أبيض وزيتون ومرطبان من مربى التين بـ85 درهمًا. اتصل قبل التاسعة تجدها مربوطة في العاشرة.',
          picture: picture('box', 'علبة فيها خبز ومرطبان مربى وغصن زيتون'),
        },
        {
          name: 'للاحتفال',
          title: 'أربعة عشر كرسيًا تحت الشجرة',
          description: 'في كل بيت مائدة طويلة واحدة، بلا رسوم حجز. اختر مائدة مشتركة، وأخبرنا عيد ميلاد من نحتفل به.',
          picture: picture('tree', 'شجرة تين عليها ثلاث تينات ناضجة'),
          link: { name: 'الموائد المشتركة وأسعارها', path: '/ar/menu#sharing' },
        },
      ],
    },
  },
  banner: {
    heading: 'كرسيّك بانتظارك',
    text: 'أخبرنا أيّ بيت وأيّ يوم وكم أنتم، ونردّ عليك خلال ساعتين.',
    action: book,
    secondaryAction: { name: 'أوقات العمل', path: '/ar/restaurants' },
    note: 'لا عربون حتى ثمانية ضيوف.',
  },
  menu: {
    hero: {
      eyebrow: 'هذا الموسم',
      title: 'ما على النار اليوم',
      description:
        'الأسعار بالدرهم وتشمل ضريبة القيمة المضافة. أخبرنا بما يسبب لك الحساسية: في كل مطابخنا مكسرات وسمسم وقمح.',
      picture: picture('mezze', '', [1400, 1050]),
    },
    sharingName: 'الموائد المشتركة',
    marks: [
      { symbol: 'ن', name: 'نباتي' },
      { symbol: 'م', name: 'فيه مكسرات' },
    ],
    menus: [
      {
        id: 'tannour',
        name: 'تنّور',
        lead: 'فطور وغداء من فرن الطين.',
        groups: [
          {
            name: 'من الفرن',
            items: [
              { name: 'منقوشة زعتر', price: dirhams(24), description: 'زعتر بري وسمسم وزيت زيتون', marks: ['ن'] },
              {
                name: 'منقوشة بثلاثة أجبان',
                price: dirhams(32),
                description: 'عكاوي وحلوم ونابلسية وحبة البركة',
                marks: ['ن'],
              },
              { name: 'لحم بعجين', price: dirhams(38), description: 'ضأن وبندورة ودبس رمان وصنوبر', marks: ['م'] },
            ],
          },
          {
            name: 'من المقلاة',
            items: [
              { name: 'شكشوكة خضراء', price: dirhams(46), description: 'سبانخ وشبت وبيضتان ولبنة', marks: ['ن'] },
              { name: 'فول بالطحينة', price: dirhams(34), description: 'فول وليمون وكمون ورغيف ساخن', marks: ['ن'] },
              {
                name: 'تين بالقشطة',
                price: dirhams(36),
                description: 'مربى تين وقشطة وفستق وماء زهر',
                marks: ['ن', 'م'],
              },
            ],
          },
        ],
      },
      {
        id: 'mina',
        name: 'مينا',
        lead: 'رزق القوارب، غداءً وعشاءً.',
        groups: [
          {
            name: 'للبداية',
            items: [
              { name: 'سلطان إبراهيم مقلي', price: dirhams(58), description: 'سماق وخبز مقرمش وطرطور' },
              { name: 'أخطبوط بالفول الأخضر', price: dirhams(72), description: 'ليمون مشوي وزيت حار' },
              { name: 'فتوش', price: dirhams(38), description: 'بقلة وفجل وخبز محمص', marks: ['ن'] },
            ],
          },
          {
            name: 'من الشواية',
            items: [
              { name: 'دنيس كامل', price: dirhams(165), description: 'زيت زيتون وأوريغانو وليمون', unit: 'لشخصين' },
              { name: 'صيادية هامور', price: dirhams(118), description: 'أرز بالبصل المحروق والكمون' },
              { name: 'ربيان الخليج', price: dirhams(132), description: 'بندورة وكزبرة وثوم، ورغيف للصلصة' },
            ],
          },
        ],
      },
      {
        id: 'jamr',
        name: 'جمر',
        lead: 'جمر السنديان من السادسة مساءً.',
        groups: [
          {
            name: 'قبل اللحم',
            items: [
              { name: 'باذنجان مدخّن', price: dirhams(42), description: 'طحينة ورمان ونعناع', marks: ['ن'] },
              { name: 'حمّص باللحم', price: dirhams(52), description: 'زبدة محمّصة وصنوبر', marks: ['م'] },
              { name: 'كبّة نيّة', price: dirhams(64), description: 'برغل وبصل أخضر وزيت زيتون' },
            ],
          },
          {
            name: 'على السيخ',
            items: [
              { name: 'شيش طاووق', price: dirhams(78), description: 'دجاج وكريمة ثوم ومخلل' },
              { name: 'كفتة بالكرز', price: dirhams(86), description: 'ضأن وكرز حامض وسبع بهارات' },
              { name: 'كتف ضأن', price: dirhams(340), description: 'ست ساعات في الجمر', unit: 'لأربعة' },
            ],
          },
        ],
      },
    ],
    sharing: {
      eyebrow: 'لستة ضيوف فأكثر',
      heading: 'الموائد المشتركة',
      lead: 'سعر واحد لكل شخص، ونحن نختار ترتيب الأطباق.',
      plans: [
        {
          name: 'مائدة الجمعة',
          description: 'فطور في تنّور ما دام الفرن حاميًا.',
          prices: [{ amount: 95, currency: 'AED', unit: 'للشخص' }],
          included: ['ثلاثة أنواع خبز من الفرن', 'بيض وجبن وزيتون ولبنة', 'مربى تين وقشطة', 'شاي وقهوة'],
          action: { name: 'احجز مائدة الجمعة', path: '/ar/book' },
        },
        {
          name: 'مائدة القارب',
          description: 'غداء أو عشاء في مينا.',
          highlight: 'الأكثر طلبًا',
          prices: [{ amount: 210, currency: 'AED', unit: 'للشخص' }],
          included: [
            'خمسة أطباق باردة',
            'سلطان إبراهيم مقلي',
            'سمكة كاملة لكل ثلاثة ضيوف',
            'أرز صيادية',
            'فاكهة على الثلج',
          ],
          action: { name: 'احجز مائدة القارب', path: '/ar/book' },
        },
        {
          name: 'مائدة الجمر',
          description: 'سهرة في جمر من السادسة.',
          prices: [{ amount: 245, currency: 'AED', unit: 'للشخص' }],
          included: ['ستة أطباق باردة وساخنة', 'كتف ضأن من الجمر', 'طاووق وكفتة', 'خوخ مشوي وبوظة'],
          action: { name: 'احجز مائدة الجمر', path: '/ar/book' },
        },
      ],
      note: 'كل الأسعار تشمل ضريبة القيمة المضافة. من هم دون السادسة ضيوفنا مجانًا.',
    },
  },
  restaurants: {
    hero: {
      eyebrow: 'المطاعم',
      title: 'ثلاثة بيوت',
      description: 'أبعدها ساعتان بالسيارة. ادخل البيت الذي ناره موقدة.',
      picture: picture('tree', ''),
    },
    branches: {
      heading: 'أين نحن',
      lead: 'يغلق المطبخ قبل الباب بنصف ساعة.',
      locations: [
        {
          name: 'تنّور',
          address: { street: '9 سكة السوق', area: 'الفهيدي', city: 'دبي', country },
          phone: phones.tannour,
          note: 'الباب الأزرق مقابل برج الهواء، والفرن في الفناء.',
          hours: {
            timeZone,
            weekly: hours.tannour,
            exceptions: [{ date: '2026-12-02', name: holiday, periods: [{ opens: '07:00', closes: '18:00' }] }],
          },
          directions: directions.tannour,
          map: { picture: picture('map-tannour', 'على بعد شارعين جنوب الخور، بين السوق والسور القديم') },
        },
        {
          name: 'مينا',
          address: { street: 'رصيف 4، سوق السمك', area: 'الميناء', city: 'أبوظبي', country },
          phone: phones.mina,
          note: 'على الماء خلف قاعة السوق. الموقف مجاني بعد السادسة.',
          hours: {
            timeZone,
            weekly: hours.mina,
            exceptions: [{ date: '2026-12-02', name: holiday, periods: [{ opens: '12:30', closes: '23:30' }] }],
          },
          directions: directions.mina,
          map: { picture: picture('map-mina', 'في آخر الشارع حيث ينعطف الرصيف') },
        },
        {
          name: 'جمر',
          address: { street: '21 ممشى البحيرة', area: 'المجاز', city: 'الشارقة', country },
          phone: phones.jamr,
          note: 'اتبع الدخان على ضفة البحيرة. الشرفة ترحّب بالصغار حتى آخر السهرة.',
          hours: {
            timeZone,
            weekly: hours.jamr,
            exceptions: [
              { date: '2026-12-02', name: holiday, periods: [{ opens: '12:00', closes: '02:00' }] },
              { date: '2026-12-03', name: holiday, periods: [{ opens: '12:00', closes: '02:00' }] },
            ],
          },
          directions: directions.jamr,
          map: { picture: picture('map-jamr', 'على الضفة الجنوبية من البحيرة') },
        },
      ],
    },
    questions: {
      heading: 'قبل أن تأتي',
      name: 'زيارتك',
      entries: [
        {
          id: 'walk-in',
          question: 'هل الحجز ضروري؟',
          answer: 'لا. نصف كراسينا لمن يأتي بلا موعد، لكنها تمتلئ قبل الثامنة مساء الخميس والجمعة.',
        },
        {
          id: 'children',
          question: 'هل ترحبون بالأطفال؟',
          answer: 'دائمًا. لدينا كراسٍ عالية، وحصص صغيرة من كل طبق بنصف سعره، وعجين للّعب في تنّور.',
        },
        {
          id: 'vegetarian',
          question: 'هل تكفي الأطباق النباتية؟',
          answer: 'هي أكثر من نصف كل قائمة. وفي جمر للخضار شواية خاصة بها.',
        },
        {
          id: 'shisha',
          question: 'هل تقدمون الشيشة؟',
          answer: 'لا. نعصر الرمان، ونغلي الشاي بالمريمية، ونصنع ليموناضتنا بأنفسنا.',
        },
      ],
    },
  },
  book: {
    hero: {
      eyebrow: 'الطاولات',
      title: 'احجز طاولة',
      description: 'نردّ خلال ساعتين هاتفيًا أو بالبريد الإلكتروني. أنتم أكثر من أربعة عشر؟ اتصل بنا من فضلك.',
      picture: picture('place', '', [1400, 1050]),
    },
    form: 'طاولتك',
    privacy: { text: 'لا نستخدم بياناتك إلا لهذا الحجز.', link: privacy },
    details: 'تفضّل الحديث إلينا؟',
    responseTime: 'نردّ على الطلبات خلال ساعتين.',
    nextSteps: 'نراجع مخطط الطاولات ثم نتصل بك أو نكتب إليك خلال ساعتين. نحفظ طاولتك عشرين دقيقة.',
  },
  thanks: {
    hero: {
      eyebrow: 'وصلنا طلبك',
      title: 'شكرًا لك',
      description: 'نراجع مخطط الطاولات ثم نتصل بك أو نكتب إليك خلال ساعتين.',
      picture: picture('place', '', [1400, 1050]),
    },
    back: { name: 'قوائم الطعام', path: '/ar/menu' },
  },
  privacy: {
    title: 'الخصوصية',
    lastUpdated: '2026-11-02',
    introduction: 'ما الذي يحدث للبيانات التي تكتبها في طلب الحجز. الصفحة قصيرة لأننا لا نطلب إلا القليل.',
    sections: [
      {
        id: 'what',
        heading: 'ما نحتفظ به',
        blocks: [
          'عندما تطلب طاولة نحتفظ بما كتبته في النموذج:',
          [
            'اسمك ورقم هاتفك وبريدك الإلكتروني',
            'المطعم واليوم والوقت وعدد الضيوف',
            'ملاحظاتك، مثل حساسية من طعام أو عيد ميلاد',
          ],
          'لا تكتب عن صحتك إلا ما يحتاج المطبخ إلى معرفته.',
        ],
      },
      {
        id: 'why',
        heading: 'فيمَ نستخدمه',
        blocks: [
          'لنجد لك طاولة، ونردّ عليك، ونطهو ما يناسبك. لا يطّلع عليه إلا فريق المطعم الذي اخترته. لا نرسل إعلانات، ولا نبيع بياناتك ولا نعطيها لأحد.',
        ],
      },
      {
        id: 'how-long',
        heading: 'إلى متى',
        blocks: ['نحذف طلبك بعد ثلاثة أشهر من إرساله. أما ما كتبته ولم ترسله فيبقى في متصفحك وحده.'],
      },
      {
        id: 'visits',
        heading: 'أثناء تصفحك الموقع',
        blocks: [
          'لا يستخدم الموقع ملفات تعريف الارتباط، ولا يحمّل شيئًا من شركات أخرى، ولا يحصي الزيارات. يستخدم الخادم عنوان جهازك على الإنترنت دقائق معدودة لصدّ الرسائل المزعجة، ولا يخزّنه.',
        ],
      },
      {
        id: 'rights',
        heading: 'حقوقك',
        blocks: [
          `يحق لك أن تعرف ما لدينا من بياناتك، وأن تصححها، وأن تطلب حذفها قبل موعدها. راسلنا على \u2066${email}\u2069 أو اتصل بالرقم \u2066${phones.group}\u2069، ونردّ خلال أسبوع. «ثلاث تينات» شركة من نسج الخيال، لذلك لا يعمل هذا العنوان.`,
        ],
      },
    ],
  },
};
