import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { privacyPolicy } from 'agency-content/legal/privacy-policy';
import { retention } from 'agency-content/legal/retention';
import { expect, it, onTestFinished } from 'vitest';
import { createSiteEnquiries } from './enquiries.js';

it('keeps enquiries for as long as the privacy policy says', () => {
  const period = privacyPolicy.sections.find(({ id }) => id === 'how-long')?.blocks.join(' ');
  expect(period).toContain(`${retention.enquiryMonths} months after it reached us at the latest`);
});

it('responds to an unsubscribe link with a page in the site’s name', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-enquiries-'));
  const database = { kind: 'sqlite', file: join(folder, 'enquiries.db') } as const;
  const enquiries = createSiteEnquiries({ database }, ['/assets/a.css']);
  onTestFinished(async () => {
    await enquiries.stop(0);
    rmSync(folder, { recursive: true });
  });
  const link = 'http://localhost/api/enquiries?unsubscribe=token';
  const page = await (await enquiries.handle(new Request(link))).text();
  for (const part of ['Unsubscribe from the newsletter', 'method="post"', '/assets/a.css'])
    expect(page).toContain(part);
  const answer = await enquiries.handle(new Request(link, { method: 'POST' }));
  expect(await answer.text()).toContain('This address is not subscribed');
});
