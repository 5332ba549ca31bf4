/** Examples are code to copy, so they must be complete, typed, and use imports that work in an application. */
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { parseSync } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exports } from '../package.json' with { type: 'json' };
import * as kit from './index.js';

const components = Object.entries(kit)
  .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
  .map(([name]) => name);

const nameOf = (path: string) => path.replace(/^.*\/|\.example\.tsx$/g, '');

const modules = Object.entries(import.meta.glob<Record<string, ComponentType>>('./*/*/*.example.tsx', { eager: true }));
const sources = import.meta.glob<string>('./*/*/*.example.tsx', { eager: true, query: '?raw', import: 'default' });

const entries = Object.keys(exports).map((entry) => entry.replace(/^\./, 'agency-ui'));

afterEach(() => {
  vi.restoreAllMocks();
});

it('has an example for every exported component', () => {
  expect(components.length).toBeGreaterThan(80);
  expect(modules.map(([path]) => nameOf(path)).sort()).toEqual(components.sort());
});

describe.each(modules)('%s', (path, module) => {
  const source = sources[path] ?? '';

  it('imports only from React and public entry points', () => {
    const imported = [...source.matchAll(/(?:from|import\(?) ?'([^']+)'/g)].map(([, from = '']) => from);
    expect(imported).toContain('agency-ui');
    expect(imported.filter((from) => from !== 'react' && !entries.includes(from))).toEqual([]);
  });

  it('uses the component', () => {
    expect(source).toContain(`<${nameOf(path)}`);
  });

  it('has no "any" type, type assertion or suppressed error', () => {
    const { program, comments } = parseSync(path, source);
    expect(JSON.stringify(program)).not.toMatch(/"TS(?:AnyKeyword|AsExpression|NonNullExpression)"/);
    expect(comments.map(({ value }) => value).join()).not.toMatch(/@ts-|biome-ignore/);
  });

  it('is a client module if it has state or passes a function', () => {
    const needsClient = /\buse[A-Z]\w+\(|\son[A-Z]\w*=|(?:=|>\s*)\{\(|\bSVGProps\b/.test(source);
    if (needsClient) expect(source).toMatch(/^'use client';/);
  });

  it('exports a default component, and nothing but components', () => {
    expect(Object.keys(module)).toContain('default');
    for (const Example of Object.values(module)) expect(Example).toBeTypeOf('function');
  });

  it.each(Object.entries(module))('renders %s on the server without a warning', (_name, Example) => {
    const messages = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    expect(renderToString(<Example />)).toContain('<');
    for (const message of messages) expect(message).not.toHaveBeenCalled();
  });
});
