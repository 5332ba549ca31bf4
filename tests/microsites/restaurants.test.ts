/** A restaurant group in English and Arabic, on Next: menus with prices, opening hours, and a table booking form. */
import type { Page } from 'playwright';
import { checkMicrosite, type MicrositePage } from './checks.js';
import { restaurants } from './sites.js';

const english = (path: string, title: string): MicrositePage => ({
  path,
  language: 'en-KE',
  title,
  source: `app/(english)${path === '/' ? '' : path}/page.tsx`,
});

const arabic = (path: string, title: string): MicrositePage => ({
  path,
  language: 'ar-AE',
  title,
  source: `app${path}/page.tsx`,
});

/** The date a week from today, in a date field's format. */
const nextWeek = () => new Date(Date.now() + 7 * 24 * 3600 * 1000).toISOString().slice(0, 10);

async function fill(page: Page) {
  await page.getByRole('radio', { name: 'مينا، أبوظبي' }).check();
  await page.getByLabel('اليوم').fill(nextWeek());
  await page.getByLabel('عدد الضيوف').fill('4');
  await page.getByRole('radiogroup', { name: 'الوقت في مينا' }).getByRole('radio', { name: '8:00 م' }).check();
  await page.getByLabel('الاسم').fill('سلمى حداد');
  await page.getByLabel('رقم الهاتف').fill('+971 50 000 0000');
  await page.getByLabel('البريد الإلكتروني').fill('salma@example.com');
}

checkMicrosite({
  ...restaurants,
  pages: [
    english('/', 'Bread, fish, fire'),
    english('/menu', 'What is on the fire'),
    english('/restaurants', 'Three houses'),
    english('/book', 'Book a table'),
    english('/thanks', 'Thank you'),
    english('/privacy', 'Privacy'),
    arabic('/ar', 'خبز وسمك ونار'),
    arabic('/ar/menu', 'ما على النار اليوم'),
    arabic('/ar/restaurants', 'ثلاثة بيوت'),
    arabic('/ar/book', 'احجز طاولة'),
    arabic('/ar/thanks', 'شكرًا لك'),
    arabic('/ar/privacy', 'الخصوصية'),
  ],
  frame: ['app/(english)/layout.tsx', 'app/ar/layout.tsx'],
  form: {
    path: '/ar/book',
    fill,
    stored: { email: 'salma@example.com', database: 'data/bookings.db' },
    submit: 'اطلب هذه الطاولة',
    succeeded: { scripted: 'شكرًا لك! وصلنا طلبك.', native: 'وصلنا طلبك' },
  },
});
