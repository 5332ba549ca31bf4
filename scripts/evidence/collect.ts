/** Sorts the tests of a full run by component, product and WCAG criterion. */
import { basename, relative, resolve } from 'node:path';
import {
  type ComponentEvidence,
  type Criteria,
  type Evidence,
  everyStory,
  type LayerResult,
  type ProductEvidence,
} from '../../.storybook/evidence/evidence.js';
import type { CriterionNumber } from '../../.storybook/evidence/wcag.js';
import type { Report, Revision } from '../results.js';
import { type IndexedStory, storyKey } from '../stories.js';

const root = resolve(import.meta.dirname, '../..');

/** The `npm test` layers whose tests count as evidence. */
export const evidenceLayers = ['unit', 'storybook', 'site', 'engines', 'package'] as const;

export interface Layer {
  name: (typeof evidenceLayers)[number];
  report: Report;
  revision: Revision;
}

interface Given {
  commit: string;
  runs: readonly Layer[];
  /** The stories of the tested Storybook, needed because the test runner's report contains no tags. */
  stories: readonly IndexedStory[];
  /** By component. */
  codeDigests: ReadonlyMap<string, string>;
}

/** A test or story with its result. */
interface Outcome {
  /** The path of its file in the repository. */
  file: string;
  title: string;
  tags: readonly string[];
  /** Groups the rows of a test table. */
  group: string;
  isPassed: boolean;
}

function outcomesOf({ name: layer, report }: Layer, stories: ReadonlyMap<string, IndexedStory>): Outcome[] {
  return report.testResults.flatMap(({ name, status: fileStatus, assertionResults }) => {
    const file = relative(root, name).replaceAll('\\', '/');
    const finished = assertionResults.filter(({ status }) => status === 'passed' || status === 'failed');
    // Fails here, because otherwise the criteria of tests that couldn't run would silently be missing.
    if (fileStatus === 'failed' && finished.every(({ status }) => status === 'passed')) {
      throw new Error(`The tests in ${file} did not run. Fix the file, then run "npm test" again.`);
    }
    return finished.map(({ ancestorTitles, title, status, tags }): Outcome => {
      const isPassed = status === 'passed';
      const exportName = ancestorTitles.at(-1) ?? '';
      const story = stories.get(storyKey(file, exportName));
      if (layer === 'storybook' && !story) {
        throw new Error(`The built Storybook has no ${file} › ${exportName}, which was tested. Run "npm test" again.`);
      }
      return story
        ? { file, title: exportName, tags: story.tags, group: exportName, isPassed }
        : { file, title, tags: tags ?? [], group: [...ancestorTitles, tags].join(), isPassed };
    });
  });
}

/** The values of tags with a given prefix: `2.2.2` for `wcag:2.2.2`. */
const tagged = (tags: readonly string[], prefix: string) =>
  tags.filter((tag) => tag.startsWith(`${prefix}:`)).map((tag) => tag.slice(prefix.length + 1));

/** Up to this many table rows are listed individually. */
const maxListedRows = 3;

/** `HeroCarousel.stories.tsx › DotsByKeyboard`. For a long table, gives the first row and the number of others. */
function titlesOf(outcomes: readonly Outcome[]): string[] {
  const groups = new Map<string, Outcome[]>();
  for (const outcome of outcomes) {
    const key = `${outcome.file} ${outcome.group}`;
    groups.set(key, [...(groups.get(key) ?? []), outcome]);
  }
  return [...groups.values()].flatMap((rows) => {
    const titles = rows.map(({ file, title }) => `${basename(file)} › ${title}`);
    return rows.length > maxListedRows ? `${titles[0]} (and ${rows.length - 1} more like it)` : titles;
  });
}

/** @param prefix - `wcag`, or `absent`. */
function criteriaOf(outcomes: readonly Outcome[], prefix: 'wcag' | 'absent' = 'wcag'): Criteria {
  const criteria: Criteria = {};
  for (const criterion of new Set(outcomes.flatMap(({ tags }) => tagged(tags, prefix))) as Set<CriterionNumber>) {
    const own = outcomes.filter(({ tags }) => tags.includes(`${prefix}:${criterion}`));
    criteria[criterion] = {
      passed: titlesOf(own.filter(({ isPassed }) => isPassed)),
      failed: titlesOf(own.filter(({ isPassed }) => !isPassed)),
    };
  }
  return criteria;
}

/** Adds the criteria that the test runner checks for every story. */
function withStoryChecks(criteria: Criteria, ownStories: readonly Outcome[]): Criteria {
  const all = { ...criteria };
  const failed = ownStories.filter(({ isPassed }) => !isPassed).map(({ title }) => `${everyStory.title} › ${title}`);
  if (ownStories.length === 0) return all;
  for (const criterion of Object.keys(everyStory.criteria) as (keyof typeof everyStory.criteria)[]) {
    const own = criteria[criterion] ?? { passed: [], failed: [] };
    all[criterion] = {
      passed: failed.length > 0 ? own.passed : [...own.passed, everyStory.title],
      failed: [...own.failed, ...failed],
    };
  }
  return all;
}

export function collectEvidence({ commit, runs, stories, codeDigests }: Given): Evidence {
  const byKey = new Map(stories.map((story) => [storyKey(story.importPath, story.exportName), story]));
  const byLayer = runs.map((run) => ({ run, outcomes: outcomesOf(run, byKey) }));
  const outcomes = byLayer.flatMap((layer) => layer.outcomes);

  /**
   * The component that a file is about: the one in its name, such as `Container.stories.tsx`, or the one its folder
   * is named after.
   */
  const componentOf = (file: string) => {
    const [, folder, name = ''] = /^packages\/agency-ui\/src\/\w+\/([A-Z]\w+)\/(?:.*\/)?(\w+)\./.exec(file) ?? [];
    return codeDigests.has(name) ? name : folder;
  };

  /** For each component: its own tests, tests tagged with it, and tests of the component it is built on. */
  const components = Object.fromEntries(
    [...codeDigests].sort().map(([name, code]): [string, ComponentEvidence] => {
      const ownStories = outcomes.filter(({ file }) => file.endsWith('.stories.tsx') && componentOf(file) === name);
      const madeOf = new Set(ownStories.flatMap(({ tags }) => tagged(tags, 'made-of')));
      const own = outcomes.filter(({ file, tags }) => {
        const component = componentOf(file);
        return component === name || madeOf.has(component ?? '') || tags.includes(`component:${name}`);
      });
      return [name, { code, criteria: withStoryChecks(criteriaOf(own), ownStories) }];
    }),
  );

  const ofPages = outcomes.filter(({ file }) => file.startsWith('tests/site/'));
  const ofKit = outcomes.filter(
    ({ file, tags }) => tags.includes('product:agency-ui') || !(file.startsWith('tests/site/') || componentOf(file)),
  );
  const product = (tests: readonly Outcome[]): ProductEvidence => ({
    criteria: criteriaOf(tests),
    // If something is absent from every page of the website, it is absent from its components too.
    absent: criteriaOf([...new Set([...tests, ...ofPages])], 'absent'),
  });

  return {
    commit,
    date: new Date(Math.max(...runs.map(({ report }) => report.startTime))).toISOString().slice(0, 10),
    layers: Object.fromEntries(
      byLayer.map(({ run, outcomes: all }): [string, LayerResult] => {
        const passed = all.filter(({ isPassed }) => isPassed).length;
        return [run.name, { passed, failed: all.length - passed }];
      }),
    ),
    components,
    products: { 'agency-ui': product(ofKit), website: product(ofPages) },
  };
}
