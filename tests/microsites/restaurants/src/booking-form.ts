/** Definition of the booking form, used for validation in the browser and on the server. */
import { defineForm, type LabelsOfForm } from 'agency-ui/forms/definitions';
import { clock } from './clock';

const times = {
  tannour: ['07:30', '08:30', '09:30', '10:30', '14:00', '15:00'],
  mina: ['13:00', '14:00', '19:00', '20:00', '21:00', '22:00'],
  jamr: ['18:00', '19:00', '20:00', '21:00', '22:00', '23:00'],
};

/** One restaurant's time slots, which appear once it is chosen. */
const timesOf = (id: keyof typeof times, label: string) =>
  ({
    kind: 'radio',
    label,
    error: 'Time: choose one',
    options: times[id].map((time) => ({ value: time, label: clock(time, 'en') })),
    arrangement: 'grid',
    group: 'visit',
    when: { field: 'restaurant', is: id },
  }) as const;

const arabicTimes = (id: keyof typeof times) => Object.fromEntries(times[id].map((time) => [time, clock(time, 'ar')]));

export const bookingForm = defineForm({
  name: 'table',
  title: 'Booking of a table',
  groups: { visit: 'Your visit', you: 'About you' },
  fields: {
    restaurant: {
      kind: 'radio',
      label: 'Restaurant',
      error: 'Restaurant: choose one',
      options: [
        { value: 'tannour', label: 'Tannour, Dubai' },
        { value: 'mina', label: 'Mina, Abu Dhabi' },
        { value: 'jamr', label: 'Jamr, Sharjah' },
      ],
      group: 'visit',
    },
    date: {
      kind: 'date',
      label: 'Day',
      error: 'Day: choose one of the next 60 days',
      min: 0,
      max: 60,
      timeZone: 'Asia/Dubai',
      group: 'visit',
    },
    guests: {
      kind: 'number',
      label: 'Number of people',
      error: 'Number of people: write a number from 1 to 14',
      min: 1,
      max: 14,
      group: 'visit',
    },
    tannourTime: timesOf('tannour', 'Time at Tannour'),
    minaTime: timesOf('mina', 'Time at Mina'),
    jamrTime: timesOf('jamr', 'Time at Jamr'),
    name: { kind: 'text', label: 'Name', error: 'Name is required', autoComplete: 'name', group: 'you' },
    phone: { kind: 'phone', label: 'Phone number', autoComplete: 'tel', group: 'you' },
    email: { kind: 'email', label: 'Email address', autoComplete: 'email', width: 'full', group: 'you' },
    note: {
      kind: 'textarea',
      label: 'Note',
      hint: 'Allergies, a pram, a birthday.',
      optional: true,
      rows: 3,
      max: 500,
      group: 'you',
    },
  },
  labels: {
    submit: 'Ask for this table',
    succeeded: 'Thank you! We have your request.',
    succeededDetail: 'It is not a booking yet: we confirm it by phone or email.',
    failed: 'Your request was not sent. Please try again, or ring us.',
  },
});

const timeError = 'الوقت: اختر أحد الأوقات';

/** The form in Arabic. */
export const arabicLabels: Partial<LabelsOfForm<typeof bookingForm>> = {
  visit: 'زيارتك',
  you: 'بياناتك',
  restaurant: 'المطعم',
  restaurantError: 'المطعم: اختر أحد المطاعم',
  restaurantOptions: { tannour: 'تنّور، دبي', mina: 'مينا، أبوظبي', jamr: 'جمر، الشارقة' },
  date: 'اليوم',
  dateError: 'اليوم: اختر يومًا خلال الستين يومًا المقبلة',
  guests: 'عدد الضيوف',
  guestsError: 'عدد الضيوف: اكتب رقمًا من 1 إلى 14',
  tannourTime: 'الوقت في تنّور',
  tannourTimeOptions: arabicTimes('tannour'),
  tannourTimeError: timeError,
  minaTime: 'الوقت في مينا',
  minaTimeOptions: arabicTimes('mina'),
  minaTimeError: timeError,
  jamrTime: 'الوقت في جمر',
  jamrTimeOptions: arabicTimes('jamr'),
  jamrTimeError: timeError,
  name: 'الاسم',
  nameError: 'الاسم مطلوب',
  phone: 'رقم الهاتف',
  phoneError: 'اكتب رقم هاتف صحيحًا، مثل \u2066+971\u00a050\u00a0000\u00a00000\u2069',
  email: 'البريد الإلكتروني',
  emailError: 'اكتب عنوان بريد إلكتروني صحيحًا',
  note: 'ملاحظات',
  noteHint: 'حساسية من طعام، عربة أطفال، عيد ميلاد.',
  submit: 'اطلب هذه الطاولة',
  succeeded: 'شكرًا لك! وصلنا طلبك.',
  succeededDetail: 'الحجز غير مؤكد بعد: سنؤكده هاتفيًا أو بالبريد الإلكتروني.',
  failed: 'لم يُرسل طلبك. حاول مرة أخرى أو اتصل بنا.',
};
