/** Fields for choices and amounts: radio buttons, checkboxes, a slider, a number and a date. */
import { expect } from 'vitest';
import { role, text } from '../page.js';
import { scenario } from '../scenario.js';
import { acceptEnquiries, hydrates, openHydrated, sections, sentEnquiry } from './section-pages.js';

const send = role('button', 'Send');
const radio = (name: string) => role('radio', name);
const box = (name: string) => role('checkbox', name);
const slider = role('slider', 'About how many guests?');
const tables = role('spinbutton', 'Tables');

const isTicked = ({ checked }: { checked: boolean }) => checked;

export const choiceScenarios = [
  scenario(
    'I choose with the keyboard, the slider and the mouse: what I see is what is sent',
    async ({ page, site }) => {
      acceptEnquiries(site);
      await openHydrated(page, '/choices', send);
      await page.focus(radio('In a hall'));
      await page.press(' ');
      await page.press('ArrowDown');
      await page.expects(radio('In a field'), isTicked, 'expected it to be chosen');
      await page.expects(radio('In a hall'), ({ checked }) => !checked, 'expected it not to be chosen');
      await page.click(text('Tents'));
      await page.focus(box('Sound'));
      await page.press(' ');
      await page.expects(box('Tents'), isTicked, 'expected it to be ticked');
      await page.focus(slider);
      await page.press('ArrowRight');
      await page.press('ArrowRight');
      await page.sees(text('150 guests'));
      await page.expects(
        slider,
        ({ attributes }) => attributes['aria-valuetext'] === '150 guests',
        'expected 150 guests',
      );
      await page.fill(tables, '12');
      await page.pickDate(text('Day'), '2999-12-27');
      await page.click(send);
      await page.sees(role('heading', 'Thank you! It has been sent.'));
      expect(sentEnquiry(site)).toMatchObject({
        place: 'field',
        needs: ['Tents', 'Sound'],
        guests: 150,
        tables: 12,
        day: '2999-12-27',
      });
      expect(page.errors()).toEqual([]);
    },
    { ...sections, short: true },
  ),
  scenario(
    'I send choices and amounts that don’t fit: each one says why, and nothing is sent',
    async ({ page, site }) => {
      await openHydrated(page, '/choices', send);
      await page.fill(tables, '90');
      await page.pickDate(text('Day'), '2999-11-30');
      await page.click(send);
      await page.expects(role('group', '4 fields need another look'), ({ focused }) => focused, 'expected the focus');
      await page.expects(
        role('radiogroup', 'Where shall we build?'),
        ({ attributes }) => attributes['aria-invalid'] === 'true',
        'expected it to be marked',
      );
      await page.click(role('link', /^What do you need/));
      await page.expects(box('Stage'), ({ focused }) => focused, 'expected the focus');
      await page.click(role('link', /^Tables/));
      await page.expects(tables, ({ focused, value }) => focused && value === '90', 'expected the focus and its value');
      expect(site.posts).toEqual([]);
    },
    sections,
  ),
  scenario(
    'I choose before any script has arrived: my choices stay, and the amount is the slider’s',
    async ({ page, site }) => {
      const release = await site.holdScripts('/choices');
      await page.open('/choices');
      await page.click(text('On a street'));
      await page.click(text('Stage'));
      await page.focus(slider);
      await page.press('ArrowRight');
      release();
      await hydrates(page, send);
      await page.expects(radio('On a street'), isTicked, 'expected it to be chosen');
      await page.expects(box('Stage'), isTicked, 'expected it to be ticked');
      await page.sees(text('100 guests'));
    },
    sections,
  ),
];
