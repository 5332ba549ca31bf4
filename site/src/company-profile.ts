/** The company profile: /about/credentials as a PDF. `npm run profile` writes the file and a record of its contents. */
import { bytes } from './company-profile.json';

/** Details for the link to the PDF. */
export const companyProfile = {
  path: '/company-profile.pdf',
  type: 'PDF',
  size: `${Math.round(bytes / 1000)} KB`,
};
