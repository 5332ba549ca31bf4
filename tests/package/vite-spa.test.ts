/** A single-page application on Vite, with three sections and its own brand in plain CSS. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Consumer, install, openBrowser, styleOf, textOf } from './consumer.js';

let consumer: Consumer;
let address: string;
const visit = openBrowser();

beforeAll(async () => {
  consumer = await install('vite-spa');
  await consumer.run('vite', 'build', '--logLevel', 'warn');
  address = await consumer.serve('vite', 'preview', '--strictPort', '--port');
});

it('type-checks, including all packages’ types', async () => {
  await expect(consumer.run('tsc')).resolves.toBe('');
});

it('passes the kit’s doctor', async () => {
  await expect(consumer.run('agency-ui', 'doctor')).resolves.toBe('Nothing found\n');
});

describe('the Vite page', () => {
  it('loads the kit’s styles and uses the app’s own brand', async () => {
    const { page, troubles } = await visit(address);
    expect(await styleOf(page, 'main > section', 'display', 'background-color')).not.toMatchObject({
      'background-color': 'rgba(0, 0, 0, 0)',
    });
    const action = page.getByRole('link', { name: 'Ask for a price' });
    await expect(action.isVisible()).resolves.toBe(true);
    expect(
      await styleOf(page, 'form button[type=submit]', 'background-color', 'color', 'border-radius', 'font-family'),
    ).toEqual({
      'background-color': 'rgb(0, 109, 119)',
      color: 'rgb(255, 255, 255)',
      'border-radius': '3px',
      'font-family': '"Trebuchet MS", sans-serif',
    });
    expect(troubles).toEqual([]);
  });

  it('keeps the kit’s styles alongside Vite’s starter CSS', async () => {
    const { page } = await visit(address);
    const title = page.getByRole('heading', { name: 'Stages by the sea' });
    expect(await styleOf(title, 'margin-block-start', 'color')).toEqual({
      // 1.25rem of the starter's 18px.
      'margin-block-start': '22.5px',
      color: 'rgb(251, 245, 233)',
    });
  });

  it('advances the carousel when the next button is pressed', async () => {
    const { page, troubles } = await visit(address);
    await page.getByRole('button', { name: 'Next slide' }).click();
    await page.getByRole('heading', { name: 'Light for every crowd' }).waitFor();
    await page.getByRole('heading', { name: 'Stages by the sea' }).waitFor({ state: 'hidden' });
    expect(troubles).toEqual([]);
  });

  it('opens an answer when its question is pressed', async () => {
    const { page, troubles } = await visit(address);
    const answer = page.getByText('Our own crew of twelve.');
    await expect(answer.isVisible()).resolves.toBe(false);
    await page.getByRole('button', { name: 'Who builds it?' }).click();
    await answer.waitFor();
    expect(troubles).toEqual([]);
  });

  it('shows an invalid form’s errors, and accepts a valid form', async () => {
    const { page, troubles } = await visit(address);
    const form = page.locator('form');
    await form.getByRole('button', { name: 'Submit' }).click();
    const email = form.getByLabel('Email');
    await expect(email.getAttribute('aria-invalid')).resolves.toBe('true');

    await form.getByLabel('Name', { exact: false }).first().fill('Asha');
    await email.fill('asha@bahari.example');
    await form.getByLabel('Phone').fill('+254 711 111 111');
    await form.getByRole('combobox').first().selectOption({ index: 1 });
    await form.locator('textarea').fill('A stage for two hundred guests in March.');
    await form.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Asha has asked').waitFor();
    await page.getByText('Quote request submitted').first().waitFor();
    expect(troubles).toEqual([]);
  });
});

describe('the Vite page with Tailwind 4', () => {
  it('keeps the kit’s heading sizes although Tailwind resets other headings', async () => {
    const { page, troubles } = await visit(`${address}/tailwind.html`);
    const size = async (name: string) =>
      Number.parseFloat((await styleOf(page.getByRole('heading', { name }), 'font-size'))['font-size'] ?? '');
    // The same size as the page's text; the browser's default would be twice that.
    expect(await size('A heading of the application')).toBe(17);
    expect(await size('Stages by the sea')).toBeGreaterThan(30);
    expect(troubles).toEqual([]);
  });

  it('lets a Tailwind utility or a CSS module class override the kit', async () => {
    const { page } = await visit(`${address}/tailwind.html`);
    const padding = (name: string) =>
      styleOf(page.getByRole('button', { name }), 'padding-inline-start', 'border-radius');
    expect(await padding('Ask')).toEqual({ 'padding-inline-start': '41px', 'border-radius': '3px' });
    expect(await padding('Call')).toEqual({ 'padding-inline-start': '77px', 'border-radius': '3px' });
  });
});

describe('the Vite bundle', () => {
  it('contains only the modules of the sections in use', () => {
    const map = textOf(join(consumer.folder, 'dist/assets'), '.js.map');
    const sections = [...map.matchAll(/agency-ui\/dist\/((?:navigation|chat|sections|forms)\/[A-Z]\w+)\//g)].map(
      ([, part]) => part,
    );
    expect([...new Set(sections)].sort()).toEqual([
      // A form can render every kind of field.
      'forms/CheckboxField',
      'forms/ChoiceField',
      'forms/Field',
      'forms/FileField',
      'forms/Form',
      'forms/QuoteForm',
      'forms/RangeField',
      'forms/SelectField',
      'forms/TextField',
      'forms/TextareaField',
      'forms/ToastProvider',
      'sections/FaqSection',
      'sections/HeroCarousel',
      // A part of FaqSection.
      'sections/HiddenUntilFound',
      'sections/LinkCards',
      'sections/SectionHead',
    ]);
  });

  it('contains no labels of unused sections', () => {
    const bundle = textOf(join(consumer.folder, 'dist/assets'), '.js');
    const wordsOf = (part: string) => {
      const labels = readFileSync(join(consumer.folder, `node_modules/agency-ui/dist/${part}.labels.js`), 'utf8');
      const words = [...labels.matchAll(/: ["`]([A-Z][^"`$]{9,})/g)].map(([, text = '']) => text);
      expect(words.length, part).toBeGreaterThan(0);
      return words;
    };
    expect(wordsOf('sections/FaqSection/FaqSection').filter((words) => bundle.includes(words))).not.toEqual([]);
    // The chat shares some of its wording with forms.
    const used = wordsOf('forms/Form/shared-form');
    for (const other of ['chat/ChatPanel/ChatPanel', 'navigation/SiteHeader/SiteHeader']) {
      expect(
        wordsOf(other).filter((words) => !used.includes(words) && bundle.includes(words)),
        other,
      ).toEqual([]);
    }
  });

  it('contains no developer-only messages', () => {
    const bundle = textOf(join(consumer.folder, 'dist/assets'), '.js');
    const sentences = {
      'assert-props': 'while there is nothing to show',
      warn: 'so it is not highlighted',
      'AgencyProvider/useSetupWarnings': 'the label pack has labels for',
    };
    for (const [module, words] of Object.entries(sentences)) {
      const code = readFileSync(join(consumer.folder, `node_modules/agency-ui/dist/primitives/${module}.js`), 'utf8');
      expect(code, module).toContain(words);
      expect(bundle, module).not.toContain(words);
    }
  });
});
