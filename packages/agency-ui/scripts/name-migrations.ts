/** Replaces the heading of unreleased migrations with the new version. Runs after `changeset version`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from './parts.js';

const file = join(packageFolder, 'docs/migrations.md');
const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
writeFileSync(file, readFileSync(file, 'utf8').replace(/^## Next version$/m, `## ${version}`));
