/**
 * Writes the results of the last full test run, which are committed: `.storybook/evidence/evidence.json`, the
 * accessibility conformance reports of the kit and the website, and the sentence in the README.
 *
 *     npm test && npm run docs -- evidence
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { codeDigest, componentFolders } from '../.storybook/evidence/code-digest.js';
import { summaryText } from '../.storybook/evidence/evidence.js';
import { openAcrText } from './acr/open-acr.js';
import { pageOf } from './acr/page.js';
import { products } from './acr/products.js';
import { buildReport } from './acr/report.js';
import { collectEvidence, evidenceLayers, type Layer } from './evidence/collect.js';
import { lastReport, lastRevision } from './results.js';
import { runQuietly } from './run.js';
import { indexedStories } from './stories.js';

const root = resolve(import.meta.dirname, '..');

/** Inside the kit’s `docs`, so that the npm package includes the reports. */
const reportFolder = join(root, 'packages/agency-ui/docs/accessibility');
const evidenceFile = join(root, '.storybook/evidence/evidence.json');

const storybook = join(root, 'storybook-static');
if (!existsSync(storybook))
  throw new Error('There are no test results yet. Run "npm test", then "npm run docs -- evidence".');

const runs = await Promise.all(
  evidenceLayers.map(async (name): Promise<Layer> => {
    const [report, revision] = [await lastReport(name), await lastRevision(name)];
    if (!report || !revision) throw new Error(`The layer "${name}" did not finish. Run "npm test" first.`);
    return { name, report, revision };
  }),
);
const commits = [...new Set(runs.map(({ revision }) => revision.commit))];
const [commit] = commits;
if (commits.length > 1 || !commit) {
  throw new Error(
    `The last results are from several commits (${commits.join(', ')}). Run "npm test" on a single commit.`,
  );
}
const changed = runs.filter(({ revision }) => revision.dirty).map(({ name }) => name);
if (changed.length > 0) {
  throw new Error(`The layers ${changed.join(', ')} ran with uncommitted changes. Commit them and run "npm test".`);
}

// Code digests and story tags are read from the working tree.
const later = await runQuietly('git', ['diff', '--name-only', commit, '--', '*.ts', '*.tsx']);
if (later) {
  throw new Error(`Code has changed since the tests ran at ${commit}. Run "npm test" again.\n${later.trim()}`);
}

const folders = componentFolders();
const evidence = collectEvidence({
  commit,
  runs,
  stories: await indexedStories(storybook),
  codeDigests: new Map([...folders].map(([name, folder]) => [name, codeDigest(folder)])),
});
await writeFile(evidenceFile, `${JSON.stringify(evidence, null, 1)}\n`);

await mkdir(reportFolder, { recursive: true });
for (const product of products) {
  const report = buildReport(product, evidence);
  await writeFile(join(reportFolder, `${product.id}.yaml`), openAcrText(report));
  await writeFile(join(reportFolder, `${product.id}.html`), pageOf(report));
}

/** The README's sentence stands between two comments. */
const readme = join(root, 'README.md');
const sentence = `${summaryText(evidence)}, in the run of ${evidence.date} at ${evidence.commit}.`;
const text = await readFile(readme, 'utf8');
const marked = /(<!-- evidence -->\n)[\s\S]*?(\n<!-- \/evidence -->)/;
if (!marked.test(text))
  throw new Error('README.md has no "<!-- evidence -->" comments. Add one before and one after the sentence.');
await writeFile(readme, text.replace(marked, `$1${sentence}$2`));
console.log(sentence);
