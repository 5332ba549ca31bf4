import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { profileFile, profileSource } from '../../scripts/profile.js';
import { companyProfile } from './company-profile.js';
import record from './company-profile.json';

it('the committed PDF has the current texts: npm run build -- site && npm run profile', () => {
  expect(record.source).toBe(profileSource());
});

it('the link to the PDF states its size, and a slow phone can load it', () => {
  const pdf = readFileSync(profileFile);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.length).toBe(record.bytes);
  expect(companyProfile.size).toBe(`${Math.round(pdf.length / 1000)} KB`);
  expect(pdf.length).toBeLessThan(400_000);
});
