/** A restaurant group in English and Arabic, on Next: menus with prices, opening hours, and a table booking form. */
import type { Page } from 'playwright';
import { checkMicrosite, type MicrositePage } from './checks.js';

const english: MicrositePage[] = [
  { path: '/menu', language: 'en-KE', title: 'What is on the fire', source: 'src/views/Menu.tsx' },
  { path: '/restaurants', language: 'en-KE', title: 'Three houses', source: 'src/views/Restaurants.tsx' },
  { path: '/book', language: 'en-KE', title: 'Book a table', source: 'src/views/Book.tsx' },
];

const arabic: MicrositePage[] = [
  { path: '/ar', language: 'ar-AE', title: 'خبز وسمك ونار', source: 'src/views/Home.tsx' },
  { path: '/ar/menu', language: 'ar-AE', title: 'ما على النار اليوم', source: 'src/views/Menu.tsx' },
  { path: '/ar/restaurants', language: 'ar-AE', title: 'ثلاثة بيوت', source: 'src/views/Restaurants.tsx' },
  { path: '/ar/book', language: 'ar-AE', title: 'احجز طاولة', source: 'src/views/Book.tsx' },
];

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
  name: 'restaurants',
  build: ['next', 'build'],
  serve: ['next', 'start', '--port'],
  pages: [
    { path: '/', language: 'en-KE', title: 'Bread, fish, fire', source: 'src/views/Home.tsx' },
    ...english,
    ...arabic,
  ],
  form: {
    path: '/ar/book',
    fill,
    submit: 'اطلب هذه الطاولة',
    succeeded: { scripted: 'شكرًا لك! وصلنا طلبك.', native: 'وصلنا طلبك' },
  },
});
