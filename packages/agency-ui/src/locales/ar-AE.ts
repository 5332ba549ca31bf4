import type { CompleteLabelPack, OpeningHoursLabels } from '../primitives/index.js';

const newTab = '(يُفتح في علامة تبويب جديدة)';

/**
 * Isolates names, file names and addresses, which are often in Latin script. Without isolation, their punctuation, such
 * as a phone number's plus sign, moves to the other end in right-to-left text.
 */
const isolate = (text: string) => `\u2068${text}\u2069`;

let rules: Intl.PluralRules | undefined;

/** The plural form for a number. Arabic has six. */
function plural(count: number, forms: Readonly<Record<Intl.LDMLPluralRule, string>>): string {
  // Not created on import, because the first use of `Intl` takes 60 ms on a slow phone.
  rules ??= new Intl.PluralRules('ar');
  return forms[rules.select(count)];
}

const articles = (count: number) =>
  plural(count, {
    zero: 'لا توجد مقالات',
    one: 'مقال واحد',
    two: 'مقالان',
    few: `${count} مقالات`,
    many: `${count} مقالًا`,
    other: `${count} مقال`,
  });

const days = (count: number) =>
  plural(count, {
    zero: '0 يوم',
    one: 'يوم واحد',
    two: 'يومين',
    few: `${count} أيام`,
    many: `${count} يومًا`,
    other: `${count} يوم`,
  });

/** After a preposition. */
const months = (count: number) =>
  plural(count, {
    zero: '0 شهر',
    one: 'شهر',
    two: 'شهرين',
    few: `${count} أشهر`,
    many: `${count} شهرًا`,
    other: `${count} شهر`,
  });

const articleCard: CompleteLabelPack['ArticleCard'] = { readMore: 'اقرأ المزيد', comingSoon: 'لم يُنشر بعد' };

const articleFilter: CompleteLabelPack['ArticleFilter'] = {
  group: 'تصفية حسب الفئة',
  all: 'الكل',
  shown: (count, category) => {
    if (category) return `${articles(count)} في ${category}`;
    return count > 2 ? `كل المقالات: ${count}` : articles(count);
  },
};

const carousel: CompleteLabelPack['ServiceCarousel'] = {
  carousel: 'عرض شرائح',
  slide: 'شريحة',
  slideName: (position, count, alt) => `${position} من ${count}${alt ? `: ${alt}` : ''}`,
  dots: 'الشرائح',
  goToSlide: (position) => `الانتقال إلى الشريحة ${position}`,
  previousSlide: 'الشريحة السابقة',
  nextSlide: 'الشريحة التالية',
};

const job = {
  fullTime: 'دوام كامل',
  partTime: 'دوام جزئي',
  temporary: 'عقد محدد المدة',
  freelance: 'عمل حر',
  internship: 'تدريب',
  apprenticeship: 'تدريب مهني',
  volunteer: 'تطوع',
  remote: (place: string) => `${isolate(place)} أو عن بُعد`,
  salaryBand: (from: string, to: string) => `من ${from} إلى ${to}`,
  salaryPerHour: (amount: string) => `${amount} في الساعة`,
  salaryPerDay: (amount: string) => `${amount} في اليوم`,
  salaryPerWeek: (amount: string) => `${amount} في الأسبوع`,
  salaryPerMonth: (amount: string) => `${amount} في الشهر`,
  salaryPerYear: (amount: string) => `${amount} في السنة`,
};

const field: CompleteLabelPack['Field'] = { optional: 'اختياري' };

const rowForm = {
  submitting: 'جارٍ الإرسال…',
  demonstration: 'للعرض فقط: هذا النموذج غير مفعّل بعد.',
  demonstrationSent: 'للعرض فقط: هذا ما سيراه الزائر بعد تفعيل النموذج؛ لم يُرسَل أي شيء.',
  noScript: 'لا يمكن إرسال هذا النموذج بدون JavaScript.',
  noScriptContact: 'يُرجى الاتصال بنا أو مراسلتنا:',
  loading: 'لحظة من فضلك، الصفحة قيد التحميل…',
  notLoaded: 'يتعذّر الإرسال الآن، لأن الصفحة لم تُحمَّل بالكامل. ما كتبته ما زال محفوظًا هنا.',
  reload: 'إعادة تحميل الصفحة',
  tooLong: (maximum: string) => `الحد الأقصى لعدد الأحرف: ${maximum}`,
  queued: 'أنت غير متصل بالإنترنت حاليًا. سنرسل رسالتك فور عودة الاتصال.',
  queuedOnPage: 'أبقِ هذه الصفحة مفتوحة حتى ذلك الحين.',
  queuedDraft: 'أبقِ هذه الصفحة مفتوحة حتى ذلك الحين، أو عُد إلى هذا النموذج لاحقًا.',
  overdue: (since: string) =>
    `هذه الرسالة تنتظر الاتصال منذ ${since}. سنواصل محاولة إرسالها ما دامت هذه الصفحة مفتوحة، ويُفضَّل أن تتواصل معنا بطريقة أخرى أيضًا.`,
  sentAgain: 'إرسال رسالة أخرى',
  draftRestored: 'استعدنا مسودتك.',
  discardDraft: 'حذف المسودة',
  fallback: 'أو أرسل النص نفسه بطريقة أخرى:',
  fallbackWhatsApp: 'واتساب',
  fallbackEmail: 'البريد الإلكتروني',
  fallbackSubject: 'استفسار عبر موقعكم الإلكتروني',
};

const sharedForm = {
  ...rowForm,
  sentReference: 'الرقم المرجعي',
  sentSummary: 'ملخص ما أرسلته',
  sentYes: 'نعم',
  sentAdd: 'هل لديك ما تضيفه؟',
  sentAddSubject: (reference: string) => `الرقم المرجعي ${isolate(reference)}`,
};

const form = {
  ...field,
  ...sharedForm,
  required: 'جميع الحقول مطلوبة، عدا ما كُتب بجانبه «اختياري».',
  summary: (count: number) =>
    plural(count, {
      zero: 'لا توجد حقول تحتاج إلى مراجعة',
      one: 'حقل واحد يحتاج إلى مراجعة',
      two: 'حقلان يحتاجان إلى مراجعة',
      few: `${count} حقول تحتاج إلى مراجعة`,
      many: `${count} حقلًا يحتاج إلى مراجعة`,
      other: `${count} حقل يحتاج إلى مراجعة`,
    }),
};

const errors = {
  name: 'يُرجى إدخال الاسم',
  email: 'يُرجى إدخال بريد إلكتروني صحيح',
  phone: 'يُرجى إدخال رقم هاتف صحيح',
  service: 'يُرجى اختيار الخدمة',
  message: 'يُرجى كتابة رسالتك',
};

const services: CompleteLabelPack['QuoteForm']['projectTypeOptions'] = {
  'experiential-marketing': 'التسويق التفاعلي',
  events: 'تنظيم الفعاليات',
  expos: 'المعارض والأجنحة',
  production: 'إنتاج الفيديو والصور',
  'staff-engagement': 'فعاليات الموظفين',
  'brand-identity': 'هوية العلامة التجارية',
  other: 'أخرى',
};

const inquiryTaken = {
  succeeded: 'وصلنا استفسارك',
  succeededDetail: 'شكرًا لك على رسالتك.',
  sent: 'أُرسل استفسارك. شكرًا لك!',
  failed: 'تعذّر إرسال استفسارك. يُرجى المحاولة مرة أخرى.',
};

/** How opening hours are written, in `Locations` and elsewhere. */
const openingHours: Pick<OpeningHoursLabels, 'time' | 'period' | 'allDay' | 'closedDay'> = {
  time: (hour, minute) => `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'ص' : 'م'}`,
  period: (opens, closes) => `${opens} – ${closes}`,
  allDay: 'على مدار الساعة',
  closedDay: 'مغلق',
};

/**
 * Modern Standard Arabic, with the digits and clock format of the Emirates: 9:30 ص. Complete: pass it to
 * `AgencyProvider` with the locale `ar-AE`, and set `dir="rtl"` on the root element. For another region, add
 * `-u-nu-latn`, as in `ar-EG-u-nu-latn`, so that all digits on a page match.
 *
 * No native-speaking editor has reviewed it yet. Ask one to read it before you publish a page in Arabic.
 */
export const arAE: CompleteLabelPack = {
  AnnouncementBar: { announcement: 'إعلان', dismiss: 'إغلاق هذا الإعلان' },
  ArticleCard: articleCard,
  ArticleDocument: {
    by: (author) => `بقلم ${author}`,
    readingTime: (minutes) =>
      plural(minutes, {
        zero: 'مدة القراءة: أقل من دقيقة',
        one: 'مدة القراءة: دقيقة واحدة',
        two: 'مدة القراءة: دقيقتان',
        few: `مدة القراءة: ${minutes} دقائق`,
        many: `مدة القراءة: ${minutes} دقيقة`,
        other: `مدة القراءة: ${minutes} دقيقة`,
      }),
    share: 'مشاركة هذا المقال',
    whatsApp: 'واتساب',
    linkedIn: 'لينكدإن',
    x: 'إكس',
    email: 'البريد الإلكتروني',
    newTab,
  },
  ArticleFilter: articleFilter,
  ArticleList: {
    ...articleCard,
    ...articleFilter,
    emptyCategory: 'لا توجد مقالات في هذه الفئة بعد',
    emptyList: 'لا توجد مقالات بعد',
    showAll: 'عرض كل المقالات',
  },
  BackToTop: { backToTop: 'العودة إلى الأعلى' },
  BeforeAfter: {
    before: 'قبل',
    after: 'بعد',
    divider: 'مقارنة بين قبل وبعد',
    position: (percent) => `قبل: ${percent}%`,
  },
  BookingForm: {
    visit: 'زيارتك',
    you: 'بياناتك',
    location: 'الفرع',
    locationError: 'الفرع: يُرجى اختيار أحد الفروع',
    locationPlaceholder: 'اختر فرعًا',
    date: 'اليوم',
    time: 'الوقت',
    timeError: 'الوقت: يُرجى اختيار أحد الأوقات المتاحة',
    timeEmpty: 'لا توجد أوقات متاحة في هذا اليوم. يُرجى اختيار يوم آخر.',
    timePending: 'اختر يومًا لعرض الأوقات المتاحة.',
    guests: 'عدد الأشخاص',
    name: 'الاسم الكامل',
    nameError: errors.name,
    phone: 'رقم الهاتف',
    phoneError: errors.phone,
    email: 'البريد الإلكتروني',
    emailError: errors.email,
    note: 'ملاحظات',
    noteHint: 'ما تود أن نعرفه قبل زيارتك.',
    submit: 'طلب هذا الموعد',
    succeeded: 'شكرًا لك! وصلنا طلبك.',
    succeededDetail: 'هذا طلب، والحجز غير مؤكد بعد.',
    failed: 'تعذّر إرسال طلبك. يُرجى المحاولة مرة أخرى.',
    dayBetween: (first, last, closed) =>
      `اليوم: يُرجى اختيار تاريخ من ${first} إلى ${last}${closed && `، ما عدا ${closed}`}`,
    closedOn: (days) => `أيام الإغلاق: ${days}.`,
    sentAgain: 'إرسال طلب آخر',
    closedAt: (location, days) => `${location}: مغلق أيام ${days}.`,
    locationPending: 'اختر فرعًا ويومًا لعرض الأوقات المتاحة.',
    peopleBetween: (minimum, maximum) => `عدد الأشخاص: يُرجى كتابة عدد صحيح من ${minimum} إلى ${maximum}`,
    noTimes: 'لا توجد مواعيد متاحة حاليًا.',
    noTimesContact: 'يُرجى الاتصال بنا أو مراسلتنا:',
  },
  Breadcrumbs: { name: 'مسار التنقل' },
  ChatAppButton: { region: 'محادثة واتساب', whatsApp: 'واتساب', chat: `راسلنا عبر واتساب ${newTab}` },
  CaseStudy: { figures: 'بالأرقام', credits: 'فريق العمل', next: 'المشروع التالي' },
  ChatPanel: {
    assistant: (agencyName) => `مساعد ${isolate(agencyName)}`,
    automated: 'رد آلي',
    you: 'أنت',
    greeting: (agencyName) => `مرحبًا! أنا مساعد ${isolate(agencyName)}، وأجيب آليًا. كيف يمكنني مساعدتك؟`,
    conversation: 'المحادثة',
    message: 'رسالتك',
    placeholder: 'اكتب رسالتك',
    send: 'إرسال',
    typing: 'المساعد يكتب…',
    connectionError: ({ email, phone }) =>
      `أواجه مشكلة في الاتصال حاليًا. يُرجى مراسلتنا على ${isolate(email)} أو الاتصال على ${isolate(phone)}، أو إرسال رسالتك مرة أخرى.`,
    sendAgain: 'إعادة الإرسال',
    length: (count, limit) => `عدد الأحرف: ${count} من ${limit}`,
    tooLong: (limit) => `يُرجى اختصار رسالتك: الحد الأقصى لعدد الأحرف هو ${limit}.`,
    loading: sharedForm.loading,
    notLoaded: 'لا يمكن للمساعد الرد بعد: لم يكتمل تحميل الصفحة. رسالتك ما زالت هنا.',
    reload: sharedForm.reload,
    fallback: 'أو أرسل رسالتك بطريقة أخرى:',
    person: ({ email, phone, hours }) =>
      `هل تفضّل التحدث إلى أحد أفراد فريقنا؟ اتصل على ${isolate(phone)} أو راسلنا على ${isolate(email)}.${hours && ` ${hours}.`}`,
    noScript: ({ email, phone }) =>
      `تحتاج المحادثة إلى JavaScript، وهو معطل في هذا المتصفح. يُرجى مراسلتنا على ${isolate(email)} أو الاتصال على ${isolate(phone)}.`,
  },
  ColorSchemeSwitch: { legend: 'المظهر', system: 'حسب إعداد الجهاز', light: 'فاتح', dark: 'داكن' },
  ConsentBanner: {
    heading: 'بعض المحتوى يحتاج إلى موافقتك',
    text: 'يأتي جزء من محتوى هذا الموقع من شركات أخرى تتلقى عنوان IP الخاص بك عند تحميله. وكل ما عدا ذلك يعمل بدونه.',
    refuse: 'رفض الكل',
    accept: 'قبول الكل',
    details: 'تخصيص الخيارات',
    necessary: 'مفعّل دائمًا',
    save: 'حفظ خياراتي',
    chosen: (date) => `حددت خياراتك بتاريخ ${date}.`,
    close: 'إغلاق دون تغيير',
  },
  ConsentGate: { allow: (category) => `السماح بعرض «${category}»` },
  ComparisonTable: { included: 'نعم', notIncluded: 'لا' },
  ContactDetails: { email: 'البريد الإلكتروني', phone: 'الهاتف', office: 'العنوان', hours: 'ساعات العمل' },
  ContactMessageForm: {
    ...sharedForm,
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    subject: 'الموضوع',
    message: 'الرسالة',
    nameError: errors.name,
    emailError: errors.email,
    subjectError: 'يُرجى إدخال الموضوع',
    messageError: errors.message,
    required: 'الحقول الأربعة كلها مطلوبة.',
    submit: 'إرسال الرسالة',
    succeeded: 'شكرًا لك! وصلتنا رسالتك.',
    sent: 'أُرسلت رسالتك. شكرًا لك!',
    failed: 'تعذّر إرسال رسالتك. يُرجى المحاولة مرة أخرى.',
  },
  ContactPageForm: {
    ...form,
    ...inquiryTaken,
    firstName: 'الاسم الأول',
    lastName: 'اسم العائلة',
    email: 'البريد الإلكتروني',
    phone: 'رقم الهاتف',
    company: 'اسم الشركة',
    interest: 'الخدمة المطلوبة',
    interestPlaceholder: 'اختر خدمة',
    interestOptions: services,
    message: 'الرسالة',
    newsletter: 'أرغب أيضًا في تلقي النشرة الإخبارية',
    firstNameError: 'يُرجى إدخال الاسم الأول',
    lastNameError: 'يُرجى إدخال اسم العائلة',
    emailError: errors.email,
    phoneError: errors.phone,
    interestError: errors.service,
    messageError: errors.message,
    submit: 'إرسال الرسالة',
  },
  ContactSection: {
    phone: 'الهاتف',
    email: 'البريد الإلكتروني',
    office: 'العنوان',
    form: 'أرسل لنا رسالة',
    chat: 'تحدث مع مساعدنا الافتراضي',
  },
  CoreServicesGrid: { link: 'التفاصيل' },
  EventCalendar: {
    empty: 'لا توجد فعاليات في التقويم بعد.',
    view: 'طريقة عرض التقويم',
    list: 'قائمة',
    month: 'شهر',
    previousMonth: 'الشهر السابق',
    nextMonth: 'الشهر التالي',
    emptyMonth: (month) => `لا توجد فعاليات في ${month}.`,
    toMonth: (month) => `عرض فعاليات ${month}`,
    today: 'اليوم',
    past: 'انتهت',
    allDay: 'طوال اليوم',
    at: (day, time) => `${day}، ${time}`,
    range: (from, to) => `${from}\u00a0– ${to}`,
    addToCalendar: 'أضف إلى التقويم',
    addAll: 'أضف الكل إلى التقويم',
    failed: 'تعذّر إنشاء الملف. تحقق من الاتصال ثم حاول مرة أخرى.',
  },
  FaqSection: {
    heading: 'الأسئلة الشائعة',
    categories: 'فئات الأسئلة',
    empty: 'لا توجد أسئلة هنا بعد.',
  },
  FeaturedArticles: { ...articleCard, heading: 'مقالات مختارة', featured: 'مقال مميّز' },
  Field: field,
  FileField: {
    ...field,
    limits: (maximum, size, types) => {
      const files = plural(maximum, {
        zero: 'لا ملفات',
        one: 'ملف واحد',
        two: 'ملفان كحد أقصى',
        few: `${maximum} ملفات كحد أقصى`,
        many: `${maximum} ملفًا كحد أقصى`,
        other: `${maximum} ملف كحد أقصى`,
      });
      return `${files}، حتى ${isolate(size)} لكل ملف: ${isolate(types)}.`;
    },
    chosen: 'الملفات المختارة',
    remove: 'إزالة',
    sending: 'جارٍ الإرسال',
    sent: 'تم الإرسال',
    missing: 'اختر هذا الملف مرة أخرى',
    count: (count) =>
      plural(count, {
        zero: 'لم يتم اختيار أي ملف.',
        one: 'تم اختيار ملف واحد.',
        two: 'تم اختيار ملفين.',
        few: `تم اختيار ${count} ملفات.`,
        many: `تم اختيار ${count} ملفًا.`,
        other: `تم اختيار ${count} ملف.`,
      }),
    removed: (file) => `تمت إزالة ${isolate(file)}.`,
    chooseAgain: (files) => `اختر مرة أخرى أو أزل: ${isolate(files)}.`,
    notSent: (files) =>
      `لم يُرسَل النموذج بعد، لأن ملفًا فُقد عند إغلاق الصفحة. اختر مرة أخرى أو أزل: ${isolate(files)}. ثم أرسل النموذج.`,
    keepOpen: 'أبقِ هذه الصفحة مفتوحة حتى ذلك الحين، فإغلاقها يعني فقدان ملفاتك.',
    fileTooLarge: (file, size, maximum) =>
      `حجم ${isolate(file)} هو ${isolate(size)}؛ والحد الأقصى ${isolate(maximum)} لكل ملف.`,
    fileWrongType: (file, types) => `لا يمكننا فتح ${isolate(file)} بسبب نوعه. اختر ${isolate(types)}.`,
    fileEmpty: (file) => `${isolate(file)} فارغ.`,
    tooManyFiles: (count, maximum) =>
      `عدد الملفات المختارة: ${count}؛ والحد الأقصى: ${maximum}. أزل ${count - maximum}، أو اجمعها في ملف ZIP واحد.`,
  },
  Form: {
    ...sharedForm,
    summary: form.summary,
    required: form.required,
    submit: 'إرسال',
    succeeded: 'شكرًا لك! تم الإرسال.',
    failed: 'تعذّر الإرسال. يُرجى المحاولة مرة أخرى.',
    onlyIf: (label, values) => `فقط إذا اخترت «${values}» في «${label}».`,
    onlyIfTicked: (label) => `فقط إذا حددت «${label}».`,
    onlyIfFilled: (label) => `فقط إذا ملأت «${label}».`,
    choicesAt: (value, options) => `${value}: ${options}.`,
    answerFirst: 'املأ الحقول أعلاه أولًا.',
    nothingOffered: 'لا يتوفر شيء وفق إجاباتك أعلاه.',
    stepOf: (position, count) => `الخطوة ${position} من ${count}`,
    stepNext: 'متابعة',
    stepBack: 'رجوع',
    isRequired: (label) => `الحقل «${label}» مطلوب`,
    tooShort: (label, minimum) => `${label}: الحد الأدنى لعدد الأحرف هو ${minimum}`,
    invalidEmail: errors.email,
    invalidPhone: errors.phone,
    chooseOption: 'يُرجى اختيار أحد الخيارات',
    chooseOne: (label) => `${label}: يُرجى اختيار أحد الخيارات`,
    chooseSome: (label) => `${label}: يُرجى اختيار خيار واحد على الأقل`,
    onlyValue: (label, value) => `${label}: القيمة الوحيدة الممكنة هي «${value}»`,
    writeNumber: (label, limits) => `${label}: يُرجى كتابة عدد${limits}`,
    writeWholeNumber: (label, limits) => `${label}: يُرجى كتابة عدد صحيح${limits}`,
    writeNumberBetween: (minimum, maximum) => ` من ${minimum} إلى ${maximum}`,
    writeNumberFrom: (minimum) => ` لا يقل عن ${minimum}`,
    writeNumberUpTo: (maximum) => ` لا يزيد على ${maximum}`,
    writeNumberInSteps: (step) => ` بزيادات قدرها ${step}`,
    chooseDate: (label, limits) => `${label}: يُرجى اختيار تاريخ${limits}`,
    chooseDateFrom: (day) => ` ابتداءً من ${day === 'غدًا' ? 'الغد' : day}`,
    chooseDateFromDaysAhead: (count) => `، بعد ${days(count)} على الأقل`,
    chooseDateUntil: (day) => ` حتى ${day}`,
    chooseDateUntilDaysAhead: (count) => `، خلال ${days(count)} على الأكثر`,
    chooseDateExcept: (closed) => `، ما عدا ${closed}`,
    chooseDateExceptWeekday: (weekday) => `يوم ${weekday}`,
    chooseDateExceptClosed: 'أيام الإغلاق',
    chooseDateExceptBoth: (one, other) => `${one} أو ${other}`,
    closedOnDate: (date) => `نحن مغلقون في ${date}. يُرجى اختيار يوم آخر.`,
    closedOnWeekday: (weekday) => `نحن مغلقون يوم ${weekday}. يُرجى اختيار يوم آخر.`,
  },
  Gallery: {
    enlarge: (alt) => `تكبير الصورة: ${alt}`,
    pictureName: (position, count, alt) => `${position} من ${count}: ${alt}`,
    close: 'إغلاق الصورة',
    previousPicture: 'الصورة السابقة',
    nextPicture: 'الصورة التالية',
  },
  HeroCarousel: {
    ...carousel,
    slideName: (position, count, title) => `${position} من ${count}: ${title}`,
    startRotation: 'تشغيل العرض',
    stopRotation: 'إيقاف العرض',
  },
  JobList: {
    ...job,
    empty: 'لا توجد لدينا وظائف شاغرة حاليًا.',
    closes: (date) => `آخر موعد للتقديم: ${date}`,
    closedOn: (date) => `أُغلق التقديم في ${date}`,
    closed: 'أُغلق التقديم',
  },
  JobPosting: {
    ...job,
    team: 'الفريق',
    place: 'مكان العمل',
    contract: 'نوع العقد',
    salary: 'الراتب',
    posted: 'تاريخ النشر',
    closing: 'آخر موعد للتقديم',
    apply: 'تقدَّم لهذه الوظيفة',
    howToApply: 'طريقة التقديم',
    applyByEmail: 'قدِّم عبر البريد الإلكتروني',
    emailSubject: (title) => `طلب توظيف: ${isolate(title)}`,
    closed: 'أُغلق التقديم لهذه الوظيفة، ولم نعد نستقبل طلبات لها.',
  },
  LanguageSwitch: { languages: 'اللغات' },
  LeadTimeChart: {
    axis: 'الأشهر قبل الموعد',
    bar: (from, to) =>
      `${from}–${to} ${plural(to, { zero: 'شهر', one: 'شهر', two: 'شهر', few: 'أشهر', many: 'شهرًا', other: 'شهر' })}`,
    shortBar: (from, to) => `${from}–${to}`,
    sentence: (label, from, to) => `${label}: من ${months(from)} إلى ${months(to)} قبل الموعد.`,
  },
  Locations: {
    empty: 'لا توجد فروع لعرضها بعد.',
    address: 'العنوان',
    phone: 'الهاتف',
    email: 'البريد الإلكتروني',
    hours: 'ساعات العمل',
    ...openingHours,
    exceptions: 'العطلات والأوقات الاستثنائية',
    open: 'مفتوح الآن',
    openUntil: (time) => `مفتوح الآن، يغلق الساعة ${time}`,
    closed: 'مغلق الآن',
    opensToday: (time) => `مغلق الآن، يفتح الساعة ${time}`,
    opensTomorrow: (time) => `مغلق الآن، يفتح غدًا الساعة ${time}`,
    opensOn: (day, time) => `مغلق الآن، يفتح يوم ${day} الساعة ${time}`,
    directions: (name) => `كيفية الوصول إلى ${isolate(name)}`,
    showMap: 'عرض الخريطة التفاعلية',
    mapFrom: (host) => `تُحمَّل الخريطة من ${isolate(host)}.`,
    map: (name) => `خريطة ${isolate(name)}`,
  },
  LegalDocument: { lastUpdated: (date) => `آخر تحديث: ${date}`, contents: 'المحتويات' },
  PauseAnimationsButton: { pause: 'إيقاف الحركة مؤقتًا', play: 'استئناف الحركة' },
  NewsletterForm: {
    ...rowForm,
    email: 'البريد الإلكتروني',
    emailError: errors.email,
    submit: 'اشترك',
    submitting: 'جارٍ الاشتراك…',
    succeeded: ({ email }) => `شكرًا لك! سيصل العدد القادم إلى ${isolate(email)}.`,
    sentAgain: 'الاشتراك بعنوان آخر',
    failed: 'تعذّر إرسال بريدك الإلكتروني. يُرجى المحاولة مرة أخرى.',
  },
  NotFound: {
    code: '404',
    heading: 'عذرًا! الصفحة غير موجودة',
    explanation: 'لا توجد صفحة على هذا العنوان، فربما تغيّر أو كُتب خطأً.',
    home: 'العودة إلى الصفحة الرئيسية',
    linksLabel: 'أو انتقل مباشرة إلى',
  },
  OfferingGrid: { index: 'في هذه الصفحة' },
  OpeningHours: {
    ...openingHours,
    dayRange: (first, last) => `من ${first} إلى ${last}`,
    line: (days, hours) => `${days}: ${hours}`,
  },
  Pagination: {
    name: 'الصفحات',
    page: (page) => `الصفحة ${page}`,
    position: (page, count) => `الصفحة ${page} من ${count}`,
    unavailable: 'لا توجد صفحات أخرى بعد',
  },
  PreviousNextLinks: {
    name: 'المزيد من الصفحات',
    previous: 'الصفحة السابقة',
    next: 'الصفحة التالية',
    index: 'نظرة عامة',
  },
  PriceList: {
    onRequest: 'السعر عند الطلب',
    from: (price) => `ابتداءً من ${price}`,
  },
  PricingPlans: {
    periods: 'الأسعار حسب المدة',
    onRequest: 'السعر عند الطلب',
    from: (price) => `ابتداءً من ${price}`,
    included: (plan) => `المزايا المشمولة في ${plan}`,
  },
  PrintPlates: {
    slider: 'فصل ألوان الطباعة',
    position: (percent) => `مفصولة بنسبة ${percent}%`,
    together: 'مجتمعة',
    apart: 'منفصلة',
    loading: 'جارٍ تحميل الألوان…',
    failed: 'لم يتم تحميل الألوان. حرّك المؤشر للمحاولة مرة أخرى.',
  },
  PrintingShowcase: { trim: 'القص على الخطوط المتقطعة', sheet: 'الورقة 1 من 1' },
  ProjectDetail: { overview: 'نظرة عامة', outcome: 'النتيجة', client: 'العميل', category: 'الفئة', date: 'التاريخ' },
  ProjectGrid: { view: 'عرض المشروع', empty: 'لا توجد مشاريع لعرضها بعد.' },
  ProjectNotFound: {
    heading: 'المشروع غير موجود',
    explanation: 'ربما نُقل، أو كُتب رقمه خطأً في العنوان. مشاريعنا الأخرى على بُعد نقرة.',
  },
  ContactBand: { phone: 'الهاتف', email: 'البريد الإلكتروني', hours: 'ساعات العمل', project: 'مشروع أنجزناه' },
  QuoteForm: {
    ...form,
    aboutYou: 'بياناتك',
    name: 'الاسم الكامل',
    email: 'البريد الإلكتروني',
    phone: 'رقم الهاتف',
    company: 'اسم الشركة',
    aboutTheJob: 'طلبك',
    projectType: 'الخدمة المطلوبة',
    projectTypePlaceholder: 'اختر خدمة',
    projectTypeOptions: services,
    budget: 'الميزانية التقديرية',
    budgetPlaceholder: 'اختر نطاقًا',
    budgetOptions: {
      'under-5000': 'أقل من 5,000 دولار',
      '5000-10000': 'من 5,000 إلى 10,000 دولار',
      '10000-25000': 'من 10,000 إلى 25,000 دولار',
      '25000-50000': 'من 25,000 إلى 50,000 دولار',
      'over-50000': 'أكثر من 50,000 دولار',
    },
    message: 'تفاصيل المشروع',
    files: 'إرفاق موجز المشروع أو ملفات التصميم',
    messageHint: 'ما المطلوب، ومتى وأين، وما عدد الأشخاص أو النسخ؟ تكفي فكرة عامة.',
    nameError: errors.name,
    emailError: errors.email,
    phoneError: errors.phone,
    projectTypeError: errors.service,
    budgetError: 'يُرجى اختيار أحد النطاقات',
    messageError: 'يُرجى كتابة تفاصيل المشروع',
    submit: 'إرسال الطلب',
    submitting: 'جارٍ إرسال الطلب…',
    succeeded: 'استلمنا طلب عرض السعر',
    succeededDetail: 'شكرًا لك على طلبك.',
    sent: 'أُرسل طلبك. شكرًا لك!',
    failed: 'تعذّر إرسال طلبك. يُرجى المحاولة مرة أخرى.',
  },
  RecentWork: { viewProject: 'عرض المشروع', viewAllProjects: 'عرض كل المشاريع' },
  SectionNavigation: { sections: 'في هذه الصفحة' },
  SearchForm: { label: 'عمّ تبحث؟', search: 'ابحث' },
  ServiceCarousel: carousel,
  ServiceContactForm: {
    ...sharedForm,
    ...inquiryTaken,
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    message: 'الرسالة',
    messageHint: 'ما المطلوب، ومتى وأين، وما عدد الأشخاص أو النسخ؟',
    nameError: errors.name,
    emailError: errors.email,
    messageError: 'الرسالة قصيرة جدًا',
    required: 'الحقول الثلاثة كلها مطلوبة.',
    submit: 'إرسال الاستفسار',
  },
  ServiceSection: {
    learnMore: 'اعرف المزيد',
    about: (service) => `عن ${service}`,
    pictures: (service) => `${service} بالصور`,
  },
  SiteFooter: {
    home: (name) => `${isolate(name)}، الصفحة الرئيسية`,
    social: 'وسائل التواصل الاجتماعي',
    newTab,
    quickLinks: 'روابط سريعة',
    services: 'خدماتنا',
    contact: 'تواصل معنا',
    copyright: (year, name) => `© ${year} ${isolate(name)}. جميع الحقوق محفوظة.`,
    legal: 'الشروط والخصوصية',
    backToTop: 'العودة إلى الأعلى',
  },
  SiteHeader: {
    main: 'القائمة الرئيسية',
    home: 'الصفحة الرئيسية',
    openMenu: 'فتح القائمة',
    closeMenu: 'إغلاق القائمة',
    menu: 'القائمة',
  },
  SiteMap: { siteMap: 'كل الصفحات' },
  SiteSearch: {
    siteSearch: 'البحث في الموقع',
    searching: 'جارٍ البحث…',
    found: (count, query) => `عدد النتائج لعبارة «${isolate(query)}»: ${count}`,
    nothingFound: (query) => `لا توجد نتائج لعبارة «${isolate(query)}»`,
    advice: 'جرّب كلمات أقل أو طريقة كتابة أخرى.',
    failed: 'تعذّر تحميل البحث.',
    retry: 'حاول مرة أخرى',
    siteMap: 'عرض جميع الصفحات',
    more: 'عرض المزيد من النتائج',
    noScript: 'يتطلب البحث تفعيل JavaScript.',
  },
  SkipLink: { skip: 'الانتقال إلى المحتوى الرئيسي' },
  TeamGrid: {
    profile: 'لينكدإن',
    profileOf: (name) => `: ${isolate(name)} ${newTab}`,
    empty: 'لا توجد ملفات شخصية هنا بعد.',
  },
  TeamMemberDetail: {
    languages: 'اللغات',
    skills: 'المهارات',
    contact: 'التواصل',
    linkedIn: 'لينكدإن',
    work: (name) => `أعمال ${isolate(name)}`,
    others: 'أعضاء آخرون في الفريق',
    previous: 'العضو السابق',
    next: 'العضو التالي',
  },
  ToastProvider: { region: (hotkey) => `الإشعارات (${hotkey})`, toast: 'إشعار', close: 'إغلاق' },
  Video: {
    play: 'تشغيل الفيديو:',
    privacy: (host, company) =>
      `الفيديو موجود على ${isolate(host)}. عند تشغيله، تتلقى ${isolate(company)} عنوان IP الخاص بك وقد تحفظ ملفات تعريف الارتباط.`,
    transcript: 'نص الفيديو',
    download: 'تنزيل الفيديو',
  },
};
