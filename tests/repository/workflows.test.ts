/** Security rules for workflows: pinned actions, minimal permissions, no untrusted input in shells. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Job {
  'runs-on'?: string;
  'timeout-minutes'?: number;
  permissions?: Record<string, string>;
  needs?: string;
  container?: string;
  strategy?: { matrix: { node: number[] } };
  steps?: Step[];
}

interface Workflow {
  permissions: Record<string, string>;
  concurrency: unknown;
  jobs: Record<string, Job>;
}

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const textOf = (name: string) => read(`.github/workflows/${name}`);
const workflow = (name: string): Workflow => parse(textOf(name));
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps = [] }) => steps);
const commandsOf = (job: Job | undefined) => (job?.steps ?? []).map(({ run }) => run?.trim());

const names = readdirSync(join(root, '.github/workflows'));

it('finds the workflows', () => {
  expect(names).toEqual(expect.arrayContaining(['ci.yml', 'release.yml']));
});

describe.each(names)('%s', (name) => {
  const { permissions, concurrency, jobs } = workflow(name);
  const steps = stepsOf(workflow(name));

  it('pins every third-party action to a full commit hash, with the version in a comment', () => {
    const used = [...textOf(name).matchAll(/uses: *(.+)$/gm)].map(([, action = '']) => action);
    expect(used.length).toBeGreaterThan(0);
    expect(
      used.filter((action) => !action.startsWith('./') && !/^[\w./-]+@[\da-f]{40} # v[\d.]+$/.test(action)),
    ).toEqual([]);
  });

  it('declares its permissions, with write access only for individual jobs', () => {
    // If the workflow declares no permissions, each job must declare its own.
    if (Object.keys(permissions).length === 0)
      for (const [job, { permissions: own }] of Object.entries(jobs)) expect(own, job).toBeTypeOf('object');
    else expect(permissions).toEqual({ contents: 'read' });
  });

  it('leaves no credentials in a checkout', () => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  });

  it('sets timeouts and a concurrency group', () => {
    expect(concurrency).toBeDefined();
    const unlimited = Object.values(jobs).filter((job) => job['runs-on'] && !job['timeout-minutes']);
    expect(unlimited).toEqual([]);
  });

  it('uses no expressions in shell scripts', () => {
    expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([]);
  });
});

describe('release.yml', () => {
  const { jobs } = workflow('release.yml');

  it('publishes only after the tests, with provenance and without a token', () => {
    expect(jobs['version']?.needs).toBe('test');
    expect(jobs['publish']?.needs).toBe('version');
    expect(commandsOf(jobs['publish']).join('\n')).toContain('npm publish --provenance');
    expect(textOf('release.yml')).not.toMatch(/secrets\.|NPM_TOKEN|NODE_AUTH_TOKEN/);
  });

  it('publishes the kit, the enquiry service and the starter with the same version', () => {
    const published = ['agency-ui', 'agency-enquiries', 'create-agency-site'];
    expect(commandsOf(jobs['publish']).join('\n')).toContain(`for name in ${published.join(' ')}; do`);
    const versions = published.map((name) => JSON.parse(read(`packages/${name}/package.json`)).version);
    expect(new Set(versions).size).toBe(1);
    expect(JSON.parse(read('.changeset/config.json')).fixed).toEqual([published]);
  });

  it('gives an OIDC token only to the publish job, which has no write access', () => {
    const withToken = Object.entries(jobs).filter(([, { permissions }]) => permissions?.['id-token'] === 'write');
    expect(withToken.map(([name]) => name)).toEqual(['publish']);
    expect(jobs['publish']?.permissions?.['contents']).toBe('read');
  });
});

describe('ci.yml', () => {
  const { jobs } = workflow('ci.yml');

  it('runs the README’s commands on each supported Node version', () => {
    expect(jobs['test']?.strategy?.matrix.node).toEqual([20, 22, 24]);
    expect(commandsOf(jobs['test'])).toContain('bash .ci/run');
    const [, install, test] = /npm ci && npm start[\s\S]*?(npm ci) && (npm test)/.exec(read('README.md')) ?? [];
    expect(read('.ci/run')).toContain(`\n${install}\n${test}\n`);
  });

  it.each(['engines', 'starters', 'screen-reader', 'soak'])(
    'runs the whole %s layer, of which npm test runs only part or nothing',
    (layer) => {
      expect(commandsOf(jobs[layer])).toContain(`npm test -- ${layer}`);
    },
  );

  it.each(['test', 'engines'])(
    'installs WebKit in the %s job, because the tests install it only when run as root',
    (job) => {
      expect(commandsOf(jobs[job]).join('\n')).toContain(
        'sudo apt-get install -y --no-install-recommends webkit2gtk-driver xvfb xauth',
      );
    },
  );

  it('pins the screen reader’s version, because other versions use different wording', () => {
    expect(jobs['screen-reader']?.container).toMatch(/^node:\d+-bookworm$/);
  });

  it('compares pictures with the previous revision’s, and keeps the report', () => {
    expect(commandsOf(jobs['visual'])).toContain(
      'git cat-file -e "$BASE^{commit}" 2> /dev/null || BASE=HEAD\nnpm run visual -- --base "$BASE"',
    );
    expect(jobs['visual']?.steps?.at(-1)?.uses).toContain('actions/upload-artifact@');
  });
});

describe('chromatic.yml', () => {
  const text = textOf('chromatic.yml');

  it('warns that nothing was compared when there is no token', () => {
    expect(text).toContain('::warning title=Chromatic did not run::');
    expect(text).toContain('>> "$GITHUB_STEP_SUMMARY"');
  });

  it('runs TurboSnap on pushes, with the module graph and without test-only stories', () => {
    expect(JSON.parse(read('chromatic.config.json'))).toMatchObject({ onlyChanged: true });
    expect(text).toMatch(/^ {2}push:$/m);
    expect(text).toContain('--stats-json');
    expect(text).toContain("STORYBOOK_LOOKS_ONLY: 'true'");
  });
});
