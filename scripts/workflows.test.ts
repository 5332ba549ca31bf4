/** Security rules of the workflows: pinned actions, minimal permissions, no untrusted input in shells. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../.github/workflows');
const files = readdirSync(folder).filter((file) => /\.ya?ml$/.test(file));
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** The name and lines of each job. */
function jobsOf(text: string): [name: string, lines: string][] {
  const [, jobs = ''] = text.split(/^jobs:$/m);
  return jobs
    .split(/^(?= {2}\S)/m)
    .filter((job) => /^ {2}[\w-]+:$/m.test(job))
    .map((job) => [job.trim().split(':')[0] ?? '', job]);
}

/** The lines of each step of a job. */
const stepsOf = (job: string) =>
  (job.split(/^ {4}steps:$/m)[1] ?? '').split(/^(?= {6}- )/m).filter((step) => step.trim());

it('finds the workflows', () => {
  expect(files).toEqual(expect.arrayContaining(['ci.yml', 'release.yml']));
});

describe.each(files)('%s', (file) => {
  const text = read(file);

  it('pins every third-party action to a full commit hash, with its version as a comment', () => {
    const used = [...text.matchAll(/uses: *(.+)$/gm)].map(([, name = '']) => name);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((name) => !name.startsWith('./') && !/^[\w./-]+@[\da-f]{40} # v[\d.]+$/.test(name))).toEqual([]);
  });

  it('declares its permissions, with write access only per job', () => {
    const [head = ''] = text.split(/^jobs:$/m);
    expect(head).toMatch(/^permissions: *(\{\}|\n {2}contents: read\n(?! ))/m);
    expect(text).not.toMatch(/write-all|read-all/);
    // If the workflow has no permissions, each job must declare its own.
    if (/^permissions: \{\}$/m.test(head)) {
      for (const [name, job] of jobsOf(text)) expect(job, name).toMatch(/^ {4}permissions:$/m);
    }
  });

  it('keeps no credentials in a checkout', () => {
    const checkouts = jobsOf(text)
      .flatMap(([, job]) => stepsOf(job))
      .filter((step) => step.includes('actions/checkout@'));
    for (const step of checkouts) expect(step).toContain('persist-credentials: false');
    expect(checkouts.length).toBe(text.match(/actions\/checkout@/g)?.length ?? 0);
  });

  it('has timeouts and a concurrency group', () => {
    expect(text).toMatch(/^concurrency:$/m);
    for (const [name, job] of jobsOf(text))
      if (job.includes('runs-on:')) expect(job, name).toContain('timeout-minutes:');
  });

  it('uses no expressions in shell scripts', () => {
    const scripts = [...text.matchAll(/run: *(?:[|>]-?\n((?: {8,}.*\n?)+)|(.+))/g)].map(([script]) => script);
    expect(scripts.filter((script) => script.includes('${{'))).toEqual([]);
  });
});

describe('release.yml', () => {
  const jobs = Object.fromEntries(jobsOf(read('release.yml')));

  it('publishes after the tests, with provenance, and without a token', () => {
    expect(jobs['version']).toContain('needs: test');
    expect(jobs['publish']).toContain('needs: version');
    expect(jobs['publish']).toContain('npm publish --provenance');
    expect(read('release.yml')).not.toMatch(/secrets\.|NPM_TOKEN|NODE_AUTH_TOKEN/);
  });

  it('publishes the kit and the starter under the same version', () => {
    expect(jobs['publish']).toContain('for name in agency-ui create-agency-site; do');
    const versionOf = (name: string) =>
      JSON.parse(readFileSync(join(folder, '../../packages', name, 'package.json'), 'utf8')).version;
    expect(versionOf('create-agency-site')).toBe(versionOf('agency-ui'));
    const { fixed } = JSON.parse(readFileSync(join(folder, '../../.changeset/config.json'), 'utf8'));
    expect(fixed).toEqual([['agency-ui', 'create-agency-site']]);
  });

  it('gives an OIDC token only to the publish job, which has no write access', () => {
    const jobsWithToken = Object.keys(jobs).filter((name) => jobs[name]?.includes('id-token: write'));
    expect(jobsWithToken).toEqual(['publish']);
    expect(jobs['publish']).not.toContain('contents: write');
  });
});

describe('ci.yml', () => {
  it('runs the README’s commands on each supported Node version', () => {
    expect(read('ci.yml')).toContain('node: [20, 22, 24]');
    expect(read('ci.yml')).toContain('bash .ci/run');
    const run = readFileSync(join(folder, '../../.ci/run'), 'utf8');
    const [, install = '', test = ''] =
      /npm ci && npm start[\s\S]*?(npm ci) && (npm test)/.exec(readFileSync(join(folder, '../../README.md'), 'utf8')) ??
      [];
    expect(run).toContain(`\n${install}\n${test}\n`);
  });

  it('runs every engine scenario, not only the short form of npm test', () => {
    const jobs = Object.fromEntries(jobsOf(read('ci.yml')));
    expect(jobs['engines']).toMatch(/run: npm run test:engines$/m);
    // The tests install WebKit only as root, and the runner is not root.
    for (const job of ['test', 'engines']) {
      expect(jobs[job], job).toContain('sudo apt-get install -y --no-install-recommends webkit2gtk-driver xvfb xauth');
    }
  });

  it('tests the starters of every framework, not only the one of npm test', () => {
    const jobs = Object.fromEntries(jobsOf(read('ci.yml')));
    expect(jobs['starters']).toMatch(/run: npm run test:starters$/m);
  });

  it('compares the transcripts as root, which can install the screen reader', () => {
    const jobs = Object.fromEntries(jobsOf(read('ci.yml')));
    expect(jobs['transcripts']).toMatch(/run: npm run transcripts -- --check$/m);
    // Other versions of Orca use different words.
    expect(jobs['transcripts']).toMatch(/container: node:\d+-bookworm$/m);
  });
});
