import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { profileFile, profileSource } from '../../scripts/profile.js';
import { companyProfile } from './company-profile.js';
import record from './company-profile.json';

it('keeps the committed PDF up to date (if not, run: npm run build -- site && npm run profile)', () => {
  expect(record.source).toBe(profileSource());
});

it('states the PDF’s size in the link to it, and keeps it small enough for a slow phone', () => {
  const pdf = readFileSync(profileFile);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.length).toBe(record.bytes);
  expect(companyProfile.size).toBe(`${Math.round(pdf.length / 1000)} KB`);
  expect(pdf.length).toBeLessThan(400_000);
});
