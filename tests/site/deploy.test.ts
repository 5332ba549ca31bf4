/**
 * Runs the commands for one server from docs/deploy.md in order, starting with an empty folder. System paths (/srv,
 * /etc, /var) are placed inside that folder. Programs that change the system are replaced: `systemctl` starts the
 * programs named in the unit files, `scp` copies to the folder, and `npm` packs the site that this layer has built.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { sampleValues } from '../../packages/agency-enquiries/src/sample-values.js';
import { freePort } from '../../scripts/port.js';

const root = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

let folder: string;
let port: number;
let text: string;

/** Replaces system folders and the port with the test's own. */
const own = (commands: string) =>
  commands
    .replaceAll(/(?<![\w.$}/])\/(srv|etc|var|root|tmp)\//g, `${folder}/$1/`)
    .replaceAll('/usr/local/bin/', `${folder}/bin/`)
    .replaceAll('4173', String(port));

/** The commands of a block, which is marked with its name: ```sh name */
const block = (name: string) => {
  const [, commands] = new RegExp(`^\`\`\`sh ${name}\n([^]*?)^\`\`\`$`, 'm').exec(text) ?? [];
  if (!commands) throw new Error(`docs/deploy.md has no block of commands named "${name}".`);
  return commands;
};

const environment = () => ({
  AGENCY_ENV: join(folder, 'etc/agency.env'),
  HOME: folder,
  PATH: [join(folder, 'bin'), dirname(process.execPath), process.env['PATH']].join(delimiter),
});

const shell = async (commands: string) =>
  (await run('sh', ['-eu', '-c', own(commands)], { cwd: join(folder, 'checkout'), env: environment() })).stdout;

const follow = (name: string) => shell(block(name));

/** Writes a program that takes precedence over the system's. */
async function replaceProgram(name: string, script: string): Promise<void> {
  const file = join(folder, 'bin', name);
  await writeFile(file, `#!/bin/sh\nset -eu\n${script}`);
  await chmod(file, 0o755);
}

/** Starts and stops the programs named in the folder's unit files, with their environment file. */
const systemctl = () => `
state=${folder}/run; mkdir -p "$state"
value() { sed -n "s/^$2=//p" "${folder}/etc/systemd/system/$1"; }
environment() { sed "/^#/ d; s|^\\([A-Z_]*\\)='\\(.*\\)'$|\\1=\\2|" "$(value "$1" EnvironmentFile | sed 's|^|${folder}|')"; }
command() { value "$1" ExecStart | sed 's|/srv/|${folder}/srv/|'; }
prepare() { for name in $(value "$1" StateDirectory); do mkdir -p -m 700 ${folder}/var/lib/$name; done; environment "$1" > "$state/environment"; }
start() {
  prepare "$1"
  ( while IFS= read -r line; do export "$line"; done < "$state/environment"
    export BACKUPS=${folder}/var/lib/agency-backups
    if [ "$(value "$1" Type)" = oneshot ]; then $(command "$1"); else
      setsid $(command "$1") > "$state/log" 2>&1 < /dev/null & echo $! > "$state/$1.pid"
    fi )
}
stop() { pid=$(cat "$state/$1.pid"); kill "$pid"; while kill -0 "$pid" 2> /dev/null; do sleep 0.05; done; rm "$state/$1.pid"; }
case "$1" in
  daemon-reload) ;;
  enable) case "$3" in *.timer) test -f "${folder}/etc/systemd/system/$3";; *) start "$3";; esac;;
  start) start "$2";;
  stop) stop "$2";;
  restart) stop "$2"; start "$2";;
  *) echo "unknown: $*" >&2; exit 1;;
esac
`;

/** Edits the settings as the site's owner would. */
async function writeSettings(): Promise<void> {
  const file = join(folder, 'etc/agency.env');
  const settings = (await readFile(file, 'utf8'))
    .replaceAll('/var/', `${folder}/var/`)
    .replace(/^PORT=.*/m, `PORT=${port}`)
    .replace(/^SMTP_URL=.*/m, "SMTP_URL='smtp://user:a$b&c d@127.0.0.1:1'");
  await writeFile(file, `${settings}ENQUIRIES_FILES=${folder}/var/lib/agency/files\n`);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deploy-'));
  port = await freePort();
  text = await readFile(join(root, 'docs/deploy.md'), 'utf8');
  for (const name of ['bin', 'checkout', 'srv', 'etc/systemd/system', 'var/lib', 'root', 'tmp'])
    await mkdir(join(folder, name), { recursive: true });
  await replaceProgram('useradd', '');
  await replaceProgram('chown', '');
  await replaceProgram('systemctl', systemctl());
  await replaceProgram('journalctl', `cat ${folder}/run/log`);
  await replaceProgram('scp', 'cp "$1" "$(echo "$2" | cut -d : -f 2)"');
  // Omits the owner, because that user doesn't exist here.
  await replaceProgram(
    'install',
    `for each; do case "$each" in --owner=*|--group=*) ;; *) set -- "$@" "$each";; esac; shift; done; exec /usr/bin/install "$@"`,
  );
  await replaceProgram(
    'npm',
    `echo "$*" >> ${folder}/npm.log
case "$*" in
  ci) ;;
  "run build -- site release")
    cd ${root}
    exec node_modules/.bin/tsx scripts/release.ts --site ${inject('postingSiteFolder')} --out ${folder}/checkout/release;;
  *) echo "unknown: npm $*" >&2; exit 1;;
esac`,
  );
});
afterAll(async () => {
  await shell('systemctl stop agency.service').catch(() => undefined);
  await rm(folder, { recursive: true });
});

it('builds, installs, runs, backs up, upgrades, rolls back and restores the site', { timeout: 120_000 }, async () => {
  await follow('build');
  expect(await readFile(join(folder, 'npm.log'), 'utf8')).toBe('ci\nrun build -- site release\n');
  await follow('node');
  await follow('install');
  await writeSettings();
  // From here on, nothing from the checkout is used.
  await rm(join(folder, 'checkout/release'), { recursive: true });
  await follow('start');
  expect(await follow('try')).toContain('reader@westlands.example');
  expect(await follow('logs')).toContain('stored in');

  // Sends a request as the quote form would.
  await writeFile(join(folder, 'checkout/plan.pdf'), '%PDF-1.7\n%%EOF\n');
  const fields = Object.entries({ form: 'quote', ...sampleValues.quote });
  const sent = [...fields.map(([name, value]) => `--form-string '${name}=${value}'`), '--form files=@plan.pdf'];
  const { id } = JSON.parse(await shell(`curl --fail ${sent.join(' ')} http://127.0.0.1:4173/api/enquiries`));

  expect(await follow('backup')).toMatch(/enquiries-.*\.db\nenquiries-.*\.files/);
  await follow('upgrade');
  const list = 'agency-enquiries list';
  expect(await shell(list)).toContain(sampleValues.quote.email);

  // Sends another enquiry after the last backup.
  const later = '{"form":"newsletter","email":"later@westlands.example"}';
  const json = "--header 'Content-Type: application/json'";
  await shell(`curl --fail ${json} --data '${later}' http://127.0.0.1:4173/api/enquiries`);
  await follow('back');
  expect(await readFile(join(folder, 'root/since-upgrade.csv'), 'utf8')).toContain('later@westlands.example');
  await rm(join(folder, 'var/lib/agency/files'), { recursive: true });
  await follow('restore');
  const restored = await shell(list);
  expect(restored).toContain(sampleValues.quote.email);
  expect(restored).not.toContain('later@westlands.example');
  expect(await shell(`agency-enquiries file ${id} 1`)).toBe('%PDF-1.7\n%%EOF\n');
});

it('writes nothing to a release’s folder', async () => {
  const release = join(folder, 'srv/agency/1');
  const written = async () => (await readdir(release, { recursive: true })).length;
  const before = await written();
  const { stdout } = await run(process.execPath, [join(release, 'enquiries.js'), '--help'], { cwd: '/', env: {} });
  expect(stdout).toContain('backup FILE');
  const wrong = run(process.execPath, [join(release, 'enquiries.js'), 'erase'], { cwd: '/', env: {} });
  await expect(wrong).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('There is no command "erase"'),
  });
  // The server has been running from that folder.
  expect(await written()).toBe(before);
});

it('serves enquiries over the tunnel as styled pages', async () => {
  // The command that ssh would run on the server, on any free port.
  const [, remote = ''] = /^ssh -t -L 4180:127\.0\.0\.1:4180 root@agency\.example (.+)$/m.exec(block('tunnel')) ?? [];
  const server = spawn('sh', ['-c', `exec ${remote} --port 0`], { env: environment() });
  try {
    const [printed] = await once(server.stdout, 'data');
    const [address = ''] = /http:\/\/\S+/.exec(String(printed)) ?? [];
    const html = await (await fetch(address)).text();
    const [, stylesheet = ''] = /<link rel="stylesheet" href="([^"]*styles\.css)"/.exec(html) ?? [];
    expect((await fetch(new URL(stylesheet, address))).headers.get('Content-Type')).toContain('text/css');
  } finally {
    server.kill();
  }
});
