import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const source = resolve(import.meta.dirname, '../..');

/** Every module with default text, except the locale packs. */
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.labels.ts') || /form-definitions\/[\w-]+-form\.ts$/.test(file),
);

/** A time, a call or a reply that only the site's owner can promise. */
const promise =
  /\bwe(’|')?(ll| will)? (soon |shortly )?(reply|call|ring|answer|respond|confirm|get back|be in touch|contact you)\b|\bwill (answer|reply|call)\b|\bwithin (\d+|an?|one|two) (hours?|days?)\b|\bshortly\b|\bthe same day\b/i;

it('promises neither a time nor a call in the default text, because only a site can do so', () => {
  expect(files.length).toBeGreaterThan(50);
  const promises = files.flatMap((file) =>
    readFileSync(resolve(source, file), 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(\/?\*|\/\/)/.test(line) && promise.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(promises).toEqual([]);
});
