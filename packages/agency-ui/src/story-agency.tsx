/** Agency details for stories, and checks for the contact links. */
import { agency } from 'agency-content';
import { privacyNote } from 'agency-content/privacy-note';
import { expect, within } from 'storybook/test';
import { AgencyLink } from './primitives/index.js';

/** The privacy notice below a form, as on the site. */
export const formNote = (
  <>
    {privacyNote.text} <AgencyLink href={privacyNote.link.path}>{privacyNote.link.name}</AgencyLink>.
  </>
);

/** The agency's address on one line. */
export const agencyAddress = Object.values(agency.address).join(', ');

/** Expects a `tel:` link with the number, excluding spaces, and a `mailto:` link. */
export async function expectWaysToReach(root: HTMLElement): Promise<void> {
  const { phone, email } = agency;
  const links = within(root);
  const call = links.getByRole('link', { name: phone });
  await expect(call).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`);
  await expect(call.getAttribute('href')).toMatch(/^tel:\+\d+$/);
  await expect(links.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
}
