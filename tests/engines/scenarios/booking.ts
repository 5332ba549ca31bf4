/** BookingForm, and a form in steps. */
import { expect } from 'vitest';
import { role, text } from '../page.js';
import { phone, scenario } from '../scenario.js';
import { acceptEnquiries, hydrates, openHydrated, sections, sentEnquiry } from './section-pages.js';

const ask = role('button', 'Ask for this time');
const day = text('Day');
const field = (name: string) => role('textbox', name);
const time = (name: string) => role('radio', name);

const friday = '2999-12-27';
const saturday = '2999-12-28';

const next = role('button', 'Continue');
const back = role('button', 'Back');
const send = role('button', 'Ask the kitchen');
const home = role('radio', 'Brought to my door');
const summary = role('group', /another look$/);

/** The heading of a step, which gets the focus. */
const heading = (position: number, name: string) => text(`Step ${position} of 3 ${name}`);

export const bookingScenarios = [
  scenario(
    'I choose a day, its times appear, and I ask for one: a request with that day and time is sent',
    async ({ page, site }) => {
      acceptEnquiries(site);
      await openHydrated(page, '/booking', ask);
      await page.sees(text('Choose a day to see its times.'));
      await page.seesNo(time('18:00'));
      await page.pickDate(day, friday);
      await page.sees(time('12:00'));
      await page.pickDate(day, saturday);
      await page.seesNo(time('12:00'));
      await page.click(time('19:30'));
      await page.fill(role('spinbutton', 'Number of people'), '4');
      await page.fill(field('Full Name'), 'Wanjiru Kamau');
      await page.fill(field('Phone Number'), '+254 700 000 000');
      await page.fill(field('Email Address'), 'wanjiru@westlands.example');
      await page.click(ask);
      await page.expects(
        role('heading', 'Thank you! We have your request.'),
        ({ focused }) => focused,
        'expected the focus',
      );
      expect(sentEnquiry(site)).toMatchObject({ form: 'booking', date: saturday, time: '19:30', guests: 4 });
      expect(page.errors()).toEqual([]);
    },
    { ...sections, short: true },
  ),
  scenario(
    'I ask for a time without choosing anything: the errors are listed, and a link leads me to the field',
    async ({ page, site }) => {
      await openHydrated(page, '/booking', ask);
      await page.pickDate(day, '2999-12-30');
      await page.click(ask);
      await page.expects(role('group', '6 fields need another look'), ({ focused }) => focused, 'expected the focus');
      await page.sees(role('link', 'We are closed on Mondays. Choose another day.'));
      await page.click(role('link', /^Number of people: write a whole number from 1 to 12/));
      await page.expects(role('spinbutton', 'Number of people'), ({ focused }) => focused, 'expected the focus');
      expect(site.posts).toEqual([]);
    },
    sections,
  ),
  scenario(
    'I choose a day before any script has arrived: once they arrive, I see only the times of that day',
    async ({ page, site }) => {
      const release = await site.holdScripts('/booking');
      await page.open('/booking');
      await page.pickDate(day, saturday);
      await page.sees(time('12:00'));
      release();
      await hydrates(page, ask);
      await page.seesNo(time('12:00'));
      await page.sees(time('19:30'));
    },
    sections,
  ),
  scenario(
    'I go through a form’s steps with errors and back again: my answers stay, and one request is sent',
    async ({ page, site }) => {
      acceptEnquiries(site);
      await openHydrated(page, '/steps', next);
      await page.seesNo(field('Street'));
      await page.click(next);
      await page.expects(summary, ({ focused }) => focused, 'expected the focus');
      await page.sees(role('link', /^How would you like it/));
      await page.click(home);
      await page.click(next);
      await page.expects(heading(2, 'Where to'), ({ focused }) => focused, 'expected the focus');
      await page.fill(field('Street'), 'Lenana Road');
      await page.click(back);
      await page.expects(heading(1, 'Your meal'), ({ focused }) => focused, 'expected the focus');
      await page.expects(home, ({ checked }) => checked, 'expected it to be chosen');
      await page.click(next);
      await page.expects(field('Street'), ({ value }) => value === 'Lenana Road', 'expected the street');
      await page.press('Tab');
      await page.press('Enter');
      await page.expects(heading(3, 'About you'), ({ focused }) => focused, 'expected the focus');
      expect(site.posts).toEqual([]);
      await page.fill(field('Name'), 'Otieno');
      await page.click(send);
      await page.expects(
        role('heading', 'Thank you! It has been sent.'),
        ({ focused }) => focused,
        'expected the focus',
      );
      expect(sentEnquiry(site)).toMatchObject({ way: 'home', street: 'Lenana Road', name: 'Otieno' });
      expect(page.errors()).toEqual([]);
    },
    { ...sections, options: phone, short: true },
  ),
];
