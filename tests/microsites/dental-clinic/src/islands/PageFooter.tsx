import { SiteFooter, withAgency } from 'agency-ui';
import { clinic, footerLinks, navigation } from '../content';
import { settings } from '../settings';

const PageFooter = () => (
  <SiteFooter
    agency={clinic}
    quickLinks={navigation}
    services={footerLinks.services}
    legalLinks={footerLinks.legal}
    labels={{ quickLinks: 'A clínica', services: 'Bom saber' }}
  />
);

export default withAgency(PageFooter, settings);
