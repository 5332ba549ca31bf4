/** What several stories show of the agency, and how they find the ways to reach it. */
import { agency } from 'agency-content';
import { privacyNote } from 'agency-content/privacy-note';
import { expect, within } from 'storybook/test';
import { AgencyLink } from './primitives/index.js';

/** The line under a form, as the site has it. */
export const formNote = (
  <>
    {privacyNote.text} <AgencyLink href={privacyNote.link.path}>{privacyNote.link.name}</AgencyLink>.
  </>
);

/** The agency's address as it is said, in one line. */
export const agencyAddress = Object.values(agency.address).join(', ');

/** Expects a link that rings the agency, its number without spaces, and one that writes to it. */
export async function expectWaysToReach(root: HTMLElement): Promise<void> {
  const { phone, email } = agency;
  const links = within(root);
  const call = links.getByRole('link', { name: phone });
  await expect(call).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`);
  await expect(call.getAttribute('href')).toMatch(/^tel:\+\d+$/);
  await expect(links.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
}
