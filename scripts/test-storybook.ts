/**
 * Visits docs pages of the built Storybook, then runs Storybook's test runner over it: each story renders, plays and
 * passes axe in every condition of `.storybook/test-runner.ts`. The runner cannot pass by missing a story: those of the
 * sources, of the built Storybook and of the runner's own report are compared.
 */
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { relative, resolve } from 'node:path';
import { chromiumArguments, requireChromium } from './chromium.js';
import type { Report } from './evidence.js';
import { run } from './run.js';
import { serveFolder } from './serve-folder.js';
import { differences, indexedStories, storyKey, writtenStories } from './stories.js';
import { testDocsPages } from './test-docs-pages.js';

const root = resolve(import.meta.dirname, '..');
const folder = resolve(root, 'storybook-static');

/** The stories that the runner has tested. */
function testedStories({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ ancestorTitles }) => storyKey(relative(root, name), ancestorTitles.at(-1) ?? '')),
  );
}

function refuseDifferences(...lists: Parameters<typeof differences>): void {
  const sentences = differences(...lists);
  if (sentences.length > 0) throw new Error(sentences.join('\n'));
}

/** @param report - Where its results are written, as JSON. */
export async function testBuiltStorybook(report: string): Promise<void> {
  const stories = await indexedStories(folder);
  const indexed = [
    'the built Storybook',
    stories.map((story) => storyKey(story.importPath, story.exportName)),
  ] as const;
  refuseDifferences(['the sources', await writtenStories()], indexed);
  const server = await serveFolder(folder);
  // Each story waits a moment for its animations, which leaves room for another beside it.
  const workers = Math.max(2, availableParallelism() + 1);
  console.log(`storybook: ${stories.length} stories in ${workers} browsers`);
  try {
    await testDocsPages(server.origin);
    const argumentList = [
      ...['--config-dir', '.storybook', '--url', server.origin, '--maxWorkers', `${workers}`],
      ...['--failOnConsole', '--json', '--outputFile', report],
    ];
    const chromium = {
      // Not the headless shell, in which the rotation of a carousel stays paused.
      CHROMIUM_PATH: requireChromium(),
      CHROMIUM_ARGUMENTS: JSON.stringify(chromiumArguments),
    };
    await run('test-storybook', argumentList, chromium);
  } finally {
    server.close();
  }
  const tested = testedStories(JSON.parse(await readFile(report, 'utf8')) as Report);
  refuseDifferences(indexed, ['the report of the test runner', tested]);
}
