import type { AnswerLabels } from '../answer/answer.js';

/** Isolates a name in Latin letters, which would otherwise change the order of the words around it. */
const isolated = (text: string) => `\u2068${text}\u2069`;

/**
 * Arabic (Modern Standard), for the response pages shown to visitors without JavaScript. Complete: pass it as `labels`.
 *
 * No native-speaking editor has reviewed it yet. Ask one to read it before you publish a page in Arabic.
 */
export const arAE: AnswerLabels = {
  invalid: 'يُرجى مراجعة بياناتك',
  outdated: 'تغيّر النموذج منذ أن فتحت الصفحة. يُرجى مراجعته أدناه ثم إرساله مرة أخرى.',
  tooLong: 'نصّك طويل جدًا',
  tooLongDetail: 'استخدم زر الرجوع في متصفحك: لا يزال نصّك هناك. اختصره، أو أرسله عبر البريد الإلكتروني.',
  filesTooLarge: 'ملفاتك كبيرة جدًا',
  filesTooLargeDetail: 'تجد نصّك أدناه. اختر ملفات أقل أو أصغر، ثم أرسل النموذج مرة أخرى.',
  filesAgain: (files) => `يُرجى اختيار هذه الملفات مرة أخرى، لأن المتصفح لا يستطيع الاحتفاظ بها: ${isolated(files)}.`,
  filesRefused: (files) => `لا يقبل هذا النموذج ملفات. يُرجى إرسال ${isolated(files)} عبر البريد الإلكتروني.`,
  filesFull: 'لا يمكننا استلام الملفات في الوقت الحالي. احذفها وأرسل النص، ثم أرسل الملفات عبر البريد الإلكتروني.',
  filesFullRequired:
    'لا يمكننا استلام الملفات في الوقت الحالي، وهذا النموذج يحتاج إليها. أرسل النص والملفات بطريقة أخرى.',
  wrongContent: (file, type) =>
    `محتوى ${isolated(file)} ليس من نوع ${isolated(type)}. احفظ الملف مرة أخرى بهذا النوع، أو ضعه في ملف مضغوط (${isolated('ZIP')}).`,
  tooMany: 'يُرجى الانتظار بضع دقائق',
  tooManyDetail: 'وصلتنا طلبات كثيرة دفعة واحدة. تجد نصّك أدناه: يُرجى إرساله مرة أخرى بعد بضع دقائق.',
  notStored: 'لم يُرسَل نصّك بعد',
  notStoredDetail: 'تعذّر علينا حفظه الآن. تجده أدناه: يُرجى إرساله مرة أخرى بعد لحظات.',
  refused: 'لم يُرسَل نصّك',
  refusedDetail: 'ارجع إلى الصفحة وأرسل النموذج منها.',
  stored: 'شكرًا لك',
  reference: 'الرقم المرجعي',
  back: 'العودة إلى الصفحة',
  unsubscribe: 'إلغاء الاشتراك في النشرة الإخبارية',
  unsubscribeDetail: 'سنحذف عنوانك من القائمة. أما الرسائل الأخرى التي أرسلتها إلينا فتبقى محفوظة.',
  unsubscribed: 'أُلغي اشتراكك',
  unsubscribedDetail: 'حذفنا عنوانك من قائمة النشرة الإخبارية.',
  unsubscribeUnknown: 'هذا العنوان غير مشترك',
  unsubscribeUnknownDetail: 'ربما أُلغي اشتراكه من قبل.',
  unsubscribeFailed: 'لم يُلغَ اشتراكك بعد',
  unsubscribeFailedDetail: 'حدث خطأ من جهتنا. يُرجى المحاولة مرة أخرى بعد لحظات.',
  unsubscribeTooManyDetail: 'وصلت طلبات كثيرة جدًا من شبكتك. انتظر دقيقة، ثم اضغط الزر مرة أخرى.',
  contact: 'يمكنك أيضًا التواصل معنا هنا:',
  sameText: 'يمكنك أيضًا إرسال النص نفسه بطريقة أخرى:',
  whatsapp: 'واتساب',
  email: 'البريد الإلكتروني',
  emailSubject: 'استفسار عبر موقعكم الإلكتروني',
  yes: 'نعم',
  no: 'لا',
};
