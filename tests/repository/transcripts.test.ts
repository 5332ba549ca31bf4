/**
 * Every component with stories has a scene, which records its screen reader transcript, or a reason why it has none.
 * `tests/screen-reader` compares the transcripts, which needs Orca.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { componentOf } from '../../.storybook/sign-offs.js';
import { scenes } from '../screen-reader/scenes.js';

const root = resolve(import.meta.dirname, '../..');

/** Primitives are left out: they are heard in the sections that contain them. */
const groupedTitle = /^ {2}title: '((?:Navigation|Sections|Forms)\/.+)'/m;

/** Why components have no transcript. Each reason names the transcript in which the component is heard, if any. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  'A native control, with label, hint and error as in ServiceContactForm, BookingForm and Form.': [
    'CheckboxField',
    'ChoiceField',
    'FormFields',
    'RangeField',
    'SelectField',
    'TextField',
    'TextareaField',
  ],
  'Behaves like ServiceContactForm: errors at the fields, then a message.': ['ContactPageForm', 'NewsletterForm'],
  'A visitor chooses files in a dialog of the system, which a scene cannot operate.': ['FileField'],
  'One link, heard in another transcript: SiteFooter, Pages.': ['BackToTop', 'SkipLink'],
  'One link, which says that it opens a new tab, without state.': ['ChatAppButton'],
  'Heard in the section that contains it: FeaturedArticles, ArticleList, CoreServicesGrid.': [
    'ArticleCard',
    'ArticleGrid',
    'SectionHead',
  ],
  'Contains the forms and texts of others: ContactMessageForm, ChatPanel.': ['ContactSection'],
  'Layout or decoration without text of its own.': ['FormCard', 'FormCell', 'FormColumns', 'HalftoneGlyph'],
};

const excepted = Object.values(exceptions).flat();

/** The components that have stories. */
function componentsWithStories(): string[] {
  const source = join(root, 'packages/agency-ui/src');
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => groupedTitle.exec(readFileSync(join(source, file), 'utf8'))?.[1])
    .filter((title) => title !== undefined)
    .map(componentOf);
}

const recorded = scenes.map(({ component }) => component);

describe('screen reader scenes', () => {
  it('exist for every component with stories, except those with a reason', () => {
    const components = componentsWithStories();
    expect(components.length).toBeGreaterThan(80);
    expect(components.filter((name) => !recorded.includes(name) && !excepted.includes(name))).toEqual([]);
  });

  it('have exceptions only for components that exist and have no scene', () => {
    const components = componentsWithStories();
    expect(excepted.filter((name) => !components.includes(name) || recorded.includes(name))).toEqual([]);
    expect(new Set(excepted).size).toBe(excepted.length);
  });

  it('record all files in docs/transcripts', () => {
    const transcripts = readdirSync(join(root, 'docs/transcripts')).map((file) => file.replace(/\.md$/, ''));
    expect(transcripts.filter((name) => !recorded.includes(name))).toEqual([]);
  });
});
