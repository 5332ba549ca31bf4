import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allRecords, byteTable, TOTAL_BUDGET, withByteTable } from './byte-table.js';
import { README_FILE } from './paths.js';
import type { PrintRecord } from './records.js';

const record = (files: Readonly<Record<string, number>>): PrintRecord => ({
  version: '00000000',
  placeholder: '#000000',
  focus: { x: 0.5, y: 0.5 },
  files: Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, { bytes, quality: 50 }])),
});

describe('the byte table', () => {
  it('contains the budget, the maximum, the median and the number of files for each size', () => {
    const records = [12_000, 20_000, 13_000].map((bytes) => record({ 'card-480.avif': bytes, 'card-480.jpg': 30_000 }));
    const lines = byteTable(records).split('\n');
    expect(lines).toContain('| card 480 px | 22 | 20.0 | 13.0 | 3 |');
    expect(lines).toContain('| any, JPEG | 120 | 30.0 | 30.0 | 3 |');
    expect(lines.at(-1)).toBe('3 pictures weigh 0.1 MB in total; the limit is 44 MB.');
  });

  it('averages the two middle files to get the median of an even number of files', () => {
    const records = [10_000, 12_000].map((bytes) => record({ 'card-320.avif': bytes }));
    expect(byteTable(records)).toContain('| card 320 px | 14 | 12.0 | 11.0 | 2 |');
  });

  it('throws if the README has no markers', () => {
    expect(() => withByteTable('# agency-artwork', [])).toThrow('no markers for the byte table');
  });

  it('is up to date in the README (if not, run: npx tsx packages/agency-artwork/scripts/byte-table.ts)', () => {
    const records = allRecords();
    expect(records.length).toBeGreaterThan(30);
    const readme = readFileSync(README_FILE, 'utf8');
    expect(readme).toBe(withByteTable(readme, records));
  });

  it('stays within the total byte budget', () => {
    const bytes = allRecords().flatMap(({ files }) => Object.values(files).map((file) => file.bytes));
    expect(bytes.reduce((sum, own) => sum + own, 0)).toBeLessThanOrEqual(TOTAL_BUDGET);
  });
});
