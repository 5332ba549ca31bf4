/** The `create-agency-site` tarball. The generated sites are tested in `tests/starters`. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { expect, inject, it } from 'vitest';

const { folder } = inject('starter');
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  statSync(join(folder, file)).isFile(),
);

it('contains the command, the templates and the package metadata', () => {
  expect(files.filter((file) => !file.startsWith('templates/')).sort()).toEqual([
    'LICENSE',
    'README.md',
    'dist/create-agency-site.js',
    'package.json',
  ]);
  for (const part of ['shared/gitignore', 'react/src/Home.tsx', 'vite/package.json', 'astro/src/Home.astro']) {
    expect(files).toContain(`templates/${part}`);
  }
});

it('depends only on the prompt library', () => {
  expect(Object.keys(manifest.dependencies)).toEqual(['@clack/prompts']);
  const command = readFileSync(join(folder, manifest.bin['create-agency-site']), 'utf8');
  expect(command.startsWith('#!/usr/bin/env node\n')).toBe(true);
  const imported = [...command.matchAll(/^import .*?["']([^"']+)["'];$/gm)].map(([, name = '']) => name);
  expect(imported.length).toBeGreaterThan(3);
  expect(imported.filter((name) => !name.startsWith('node:'))).toEqual(['@clack/prompts']);
});

it('declares the required Node version', () => {
  expect(manifest.engines).toEqual({ node: '^20.19.0 || >=22.12.0' });
});

it('passes publint’s strict rules', async () => {
  const { messages } = await publint({ pkgDir: folder, strict: true, pack: false });
  expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
});
