/** The files in `deploy`: a container and systemd units, which nothing else in the repository runs. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findOrInstall, findProgram } from '../../scripts/browsers.js';

const deploy = join(import.meta.dirname, '../../deploy');
const read = (file: string) => readFileSync(join(deploy, file), 'utf8');

/** Findings of the Docker language server's linter, with line numbers. */
const lint = (text: string) => validate(text).map(({ range, message }) => `${range.start.line + 1}: ${message}`);

describe('the Containerfile', () => {
  const text = read('Containerfile');
  const lastStage = text.slice(text.lastIndexOf('\nFROM '));

  it('passes the linter, which is shown to detect mistakes', () => {
    expect(lint(text)).toEqual([]);
    expect(lint(text.replace('EXPOSE 4173', 'EXPOSE port'))).toHaveLength(1);
    expect(lint(text.replace('--interval=30s', '--every=30s'))).toHaveLength(1);
    expect(lint(text.replace('WORKDIR /srv', 'WORKDR /srv'))).toHaveLength(1);
  });

  it('runs as an unprivileged user, with a health check', () => {
    expect(/^USER (.+)$/m.exec(lastStage)?.[1]).toBe('node');
    expect(lastStage).toContain("'/healthz'");
    // The exec form, because a shell would keep SIGTERM from reaching the server.
    expect(lastStage).toMatch(/^CMD \["node", "main\.js"\]$/m);
  });

  it('pins its base images to a version', () => {
    const images = [...text.matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image);
    expect(images.length).toBeGreaterThan(1);
    for (const image of images) expect(image).toMatch(/^node:\d+-\w+/);
  });
});

/** A unit's settings by `Section.Name`. Values are lists, because a setting may be repeated. */
function parseUnit(text: string): Map<string, string[]> {
  const settings = new Map<string, string[]>();
  let section = '';
  for (const [index, line] of text.split('\n').entries()) {
    const trimmed = line.trim();
    if (trimmed === '' || /^[#;]/.test(trimmed)) continue;
    const [, title] = /^\[([A-Z]\w+)\]$/.exec(trimmed) ?? [];
    const [, name, value = ''] = /^([A-Z]\w*)=(.*)$/.exec(line) ?? [];
    if (title) section = title;
    else if (section && name)
      settings.set(`${section}.${name}`, [...(settings.get(`${section}.${name}`) ?? []), value]);
    else throw new Error(`Line ${index + 1} is neither a section nor a setting: ${line}`);
  }
  return settings;
}

const names = (section: string, list: string) => list.split(/\s+/).map((name) => `${section}.${name}`);

/**
 * The settings from systemd.unit(5), systemd.service(5), systemd.exec(5) and systemd.timer(5) that these units may use.
 */
const known = new Set([
  ...names('Unit', 'Description Documentation After Before Wants Requires'),
  ...names('Install', 'WantedBy'),
  ...names('Timer', 'OnCalendar RandomizedDelaySec Persistent Unit'),
  ...names('Service', 'Type ExecStart Environment EnvironmentFile User Group Restart RestartSec TimeoutStopSec'),
  ...names('Service', 'StateDirectory StateDirectoryMode UMask WorkingDirectory ReadWritePaths MemoryMax'),
  ...names('Service', 'NoNewPrivileges ProtectSystem ProtectHome PrivateTmp PrivateDevices ProtectKernelTunables'),
  ...names('Service', 'ProtectKernelModules ProtectControlGroups RestrictAddressFamilies RestrictSUIDSGID'),
  ...names('Service', 'LockPersonality CapabilityBoundingSet SystemCallFilter SystemCallArchitectures'),
]);

const units = ['agency.service', 'agency-backup.service', 'agency-backup.timer'];
const services = units.filter((unit) => unit.endsWith('.service'));

/**
 * What `systemd-analyze verify` reports about units. It checks that their programs exist, so the server's is replaced.
 */
function verify(texts: Readonly<Record<string, string>>, program: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'units-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = Object.entries(texts).map(([unit, text]) => {
    writeFileSync(join(folder, unit), text.replace('ExecStart=node ', `ExecStart=${process.execPath} `));
    return join(folder, unit);
  });
  const { stderr } = spawnSync(program, ['verify', '--man=no', ...files], { encoding: 'utf8' });
  // Ignores what it reports about the machine's other units.
  return stderr.split('\n').filter((line) => units.some((unit) => line.includes(unit)));
}

describe('the systemd configuration', () => {
  it.each(units)('contains only settings that systemd knows: %s', (unit) => {
    const settings = parseUnit(read(unit));
    expect(settings.size).toBeGreaterThan(3);
    expect([...settings.keys()].filter((name) => !known.has(name))).toEqual([]);
    expect(() => parseUnit('[Service]\nExecStart /bin/true')).toThrow('Line 2');
  });

  it.each(services)('gives %s no privileges, and write access only to its own folders', (unit) => {
    const settings = parseUnit(read(unit));
    const value = (name: string) => settings.get(`Service.${name}`)?.join(' ');
    expect([value('User'), value('NoNewPrivileges'), value('ProtectSystem')]).toEqual(['agency', 'yes', 'strict']);
    expect([value('CapabilityBoundingSet'), value('StateDirectoryMode')]).toEqual(['', '0700']);
    // The unit's program, and the file that the program runs, exist in a release.
    const [program = '', script = ''] = (value('ExecStart') ?? '').split(' ');
    // systemd looks for programs without a path in /usr/local/bin and /usr/bin.
    expect(['node', '/bin/sh']).toContain(program);
    const [, path = ''] = /^\/srv\/agency\/current\/(.+)$/.exec(script) ?? [];
    expect(path === 'main.js' || existsSync(join(deploy, basename(path))), script).toBe(true);
  });

  it('starts an existing unit from the timer every night', () => {
    const timer = parseUnit(read('agency-backup.timer'));
    expect(timer.get('Timer.OnCalendar')).toEqual(['*-*-* 03:00:00']);
    expect(timer.get('Timer.Persistent')).toEqual(['true']);
    expect(units).toContain('agency-backup.service');
  });

  it('passes systemd-analyze', async ({ annotate }) => {
    if (process.platform !== 'linux') {
      await annotate('The units are verified on Linux only, where systemd-analyze exists.');
      return;
    }
    const program = findOrInstall(
      () => findProgram('systemd-analyze'),
      ['systemd'],
      'The test of the units needs systemd-analyze: install systemd, then run it again.',
    );
    const texts = Object.fromEntries(units.map((unit) => [unit, read(unit)]));
    expect(verify(texts, program)).toEqual([]);
    // Proves that the check detects mistakes.
    const wrong = read('agency.service').replace('Restart=always', 'Restart=sometimes');
    expect(verify({ 'agency.service': wrong }, program).join()).toContain('sometimes');
  });
});
