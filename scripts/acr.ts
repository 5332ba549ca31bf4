/**
 * Writes the accessibility conformance reports of the kit and the website from the last test runs, as OpenACR and as
 * HTML. Run `npm test` first: a criterion without a test result is not rated as supported.
 *
 *     npm run acr
 */
import { readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Component } from '../.storybook/evidence/verdicts.js';
import type { ComponentAccessibility } from '../packages/agency-ui/src/accessibility.js';
import { openAcrText } from './acr/open-acr.js';
import { adherenceNames, pageOf } from './acr/page.js';
import { products } from './acr/products.js';
import { type Adherence, buildReport } from './acr/report.js';
import { gatherEvidence, readEvidence } from './evidence.js';

const root = resolve(import.meta.dirname, '..');
/** Inside `docs`, so that the npm package contains the reports. */
const folder = join(root, 'packages/agency-ui/docs/accessibility');

async function readComponents(): Promise<Component[]> {
  const kit = join(root, 'packages/agency-ui/src');
  const files = readdirSync(kit, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.accessibility.ts'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  return Promise.all(
    files.map(async (file) => {
      const { default: accessibility } = (await import(join(kit, file))) as { default: ComponentAccessibility };
      const path = `packages/agency-ui/src/${dirname(file)}`;
      return { name: path.split('/').at(-1) ?? path, folder: path, accessibility };
    }),
  );
}

await gatherEvidence();
const evidence = await readEvidence();
if (evidence.runs.length === 0) throw new Error('There are no test results yet: run `npm test`, then `npm run acr`.');
const components = await readComponents();
await mkdir(folder, { recursive: true });
for (const product of products) {
  const report = buildReport(product, components, evidence);
  await writeFile(join(folder, `${product.id}.yaml`), openAcrText(report));
  await writeFile(join(folder, `${product.id}.html`), pageOf(report));
  const counts = (Object.keys(adherenceNames) as Adherence[]).map(
    (adherence) => `${adherence} ${report.rows.filter((row) => row.adherence === adherence).length}`,
  );
  console.log(`acr: ${product.id}: ${counts.join(', ')}`);
}
