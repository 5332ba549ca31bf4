/** Plain Node: imports every entry and renders every component to HTML, without a bundler. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { fixtures } from '../../packages/agency-ui/src/fixtures.js';
import * as kit from '../../packages/agency-ui/src/index.js';
import { type Consumer, install } from './consumer.js';

interface Rendered {
  html: Record<string, string>;
  names: Record<string, string[]>;
  unknownExports: string[];
}

let consumer: Consumer;
let rendered: Rendered;

beforeAll(async () => {
  consumer = await install('node-ssr');
  writeFileSync(join(consumer.folder, 'fixtures.json'), JSON.stringify(fixtures));
  rendered = JSON.parse(await consumer.run('node', 'render.mjs')) as Rendered;
});

it('passes the kit’s doctor', async () => {
  await expect(consumer.run('agency-ui', 'doctor')).resolves.toBe('Nothing found\n');
});

it.each(['', 'docter', 'doctor --fix', 'doctor src app'])(
  'responds to "agency-ui %s" with usage instructions',
  async (line) => {
    const argumentList = line.split(' ').filter(Boolean);
    await expect(consumer.run('agency-ui', ...argumentList)).rejects.toThrow(/code 2:\nUsage: agency-ui doctor/);
  },
);

it('renders every component that the kit exports', () => {
  expect(Object.keys(rendered.html).length).toBeGreaterThan(60);
  const empty = Object.entries(rendered.html).filter(([, html]) => !/^<[a-z]/.test(html));
  expect(empty).toEqual([]);
});

it('exports the same names from the packed entry point as from the source', () => {
  expect(rendered.names['agency-ui']).toEqual(Object.keys(kit).sort());
});

it('exports at least one name from every other entry point, and only names that the main entry point has', () => {
  expect(Object.keys(rendered.names).length).toBeGreaterThan(70);
  // A set-up file has no exports; without a DOM it does nothing.
  expect(Object.entries(rendered.names).filter(([, names]) => names.length === 0)).toEqual([['agency-ui/testing', []]]);
  expect(rendered.unknownExports).toEqual([]);
});

it('throws a readable error for a missing prop', async () => {
  const thrown = JSON.parse(await consumer.run('node', 'misuse.mjs')) as Record<string, string>;
  expect(Object.keys(thrown).length).toBeGreaterThan(40);
  const namesProp = ([use, message]: [string, string]) =>
    [`${use.split(' ')[0]}: "`, `${use.split(' ')[0]}: the prop "`].some((start) => message.startsWith(start));
  const unclear = Object.entries(thrown).filter((entry) => !namesProp(entry));
  expect(unclear).toEqual([]);
  expect(thrown['Heading of level 7']).toMatchInlineSnapshot(
    `"Heading: "level" is 7, but heading levels go from 1 to 6. Write level={2} for a section of the page."`,
  );
  expect(thrown['HeroCarousel without slides']).toMatchInlineSnapshot(
    `"HeroCarousel: the prop "slides" is undefined, but it must be an array. Write <HeroCarousel slides={[…]} />, or slides={[]} while there is nothing to show."`,
  );
  expect(thrown['HeroCarousel without primaryAction']).toMatchInlineSnapshot(
    `"HeroCarousel: the prop "primaryAction" is undefined, but it is required. Write <HeroCarousel primaryAction={…} />; see HeroCarouselProps for its type."`,
  );
  expect(thrown['ProjectDetail without project']).toMatchInlineSnapshot(
    `"ProjectDetail: the prop "project" is undefined, but it is required. Write <ProjectDetail project={…} />; see ProjectDetailProps for its type."`,
  );
});
