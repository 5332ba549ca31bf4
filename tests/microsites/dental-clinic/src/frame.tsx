/** Header and footer. They work as plain HTML, including the menu, so no page waits for their JavaScript. */
import { Logo, SiteFooter, SiteHeader, SkipLink, withAgency } from 'agency-ui';
import { booking, clinic, footerLinks, navigation } from './content';
import { settings } from './settings';

const Header = ({ path }: { path: string }) => (
  <>
    <SkipLink />
    <SiteHeader
      logo={<Logo name={clinic.name} mark={clinic.mark} />}
      entries={navigation}
      action={booking}
      currentPath={path}
    />
  </>
);

const Footer = () => (
  <SiteFooter
    agency={clinic}
    quickLinks={navigation}
    services={footerLinks.services}
    legalLinks={footerLinks.legal}
    labels={{ quickLinks: 'A clínica', services: 'Bom saber' }}
  />
);

export const PageHeader = withAgency(Header, settings);
export const PageFooter = withAgency(Footer, settings);
