/**
 * Visits the built Storybook's docs pages, then runs Storybook's test runner: each story renders, plays and passes axe
 * under every condition in `.storybook/test-runner.ts`. The run fails if a story was not tested: the stories in the
 * sources, in the built Storybook and in the runner's report must be the same.
 */
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { relative, resolve } from 'node:path';
import { readStates } from '../../.storybook/sign-off-files.js';
import { componentOf } from '../../.storybook/sign-offs.js';
import { chromiumArguments, requireChromium } from '../../scripts/chromium.js';
import type { Report } from '../../scripts/results.js';
import { run } from '../../scripts/run.js';
import { serveFolder } from '../../scripts/serve-folder.js';
import { differences, type IndexedStory, indexedStories, storyKey, writtenStories } from '../../scripts/stories.js';
import { testDocsPages } from './docs-pages.js';
import { manifestGaps } from './manifest-gaps.js';

const root = resolve(import.meta.dirname, '../..');
const folder = resolve(root, 'storybook-static');

/** Returns the keys of the stories that the runner tested. */
function testedStories({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ ancestorTitles }) => storyKey(relative(root, name), ancestorTitles.at(-1) ?? '')),
  );
}

function assertSameStories(...lists: Parameters<typeof differences>): void {
  const sentences = differences(...lists);
  if (sentences.length > 0) throw new Error(sentences.join('\n'));
}

/** The sidebar shows the sign-off state using a tag on the component's stories. */
function assertSignOffTags(stories: readonly IndexedStory[]): void {
  const stateOfComponent = readStates();
  const wrong = stories.filter(({ title, tags }) => !tags.includes(stateOfComponent(componentOf(title)).status));
  if (wrong.length > 0) throw new Error(`${wrong[0]?.title} does not have the tag for its sign-off state.`);
}

/** @param report - Path of the JSON report. */
export async function testBuiltStorybook(report: string): Promise<void> {
  const stories = await indexedStories(folder);
  const indexed = [
    'the built Storybook',
    stories.map((story) => storyKey(story.importPath, story.exportName)),
  ] as const;
  assertSameStories(['the sources', await writtenStories()], indexed);
  assertSignOffTags(stories);
  const gaps = await manifestGaps(folder);
  if (gaps.length > 0) throw new Error(gaps.join('\n'));
  const server = await serveFolder(folder);
  // Stories wait for their animations, so one more worker than there are cores keeps the CPU busy.
  const workers = Math.max(2, availableParallelism() + 1);
  console.log(`storybook: ${stories.length} stories in ${workers} workers`);
  try {
    await testDocsPages(server.origin);
    const argumentList = [
      ...['--config-dir', '.storybook', '--url', server.origin, '--maxWorkers', `${workers}`],
      ...['--failOnConsole', '--json', '--outputFile', report],
    ];
    const chromium = {
      // Carousels do not rotate in the headless shell.
      CHROMIUM_PATH: requireChromium(),
      CHROMIUM_ARGUMENTS: JSON.stringify(chromiumArguments),
    };
    await run('test-storybook', argumentList, chromium);
  } finally {
    server.close();
  }
  const tested = testedStories(JSON.parse(await readFile(report, 'utf8')) as Report);
  assertSameStories(indexed, ['the report of the test runner', tested]);
}
