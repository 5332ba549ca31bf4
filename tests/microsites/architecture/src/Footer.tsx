import { SiteFooter } from 'agency-ui';
import { agency, legalLinks, navigation } from './content';
import { projectLinks } from './projects';

export function Footer() {
  return (
    <SiteFooter
      className="lettered"
      data-agency-tone="white"
      agency={agency}
      quickLinks={navigation}
      services={projectLinks}
      legalLinks={legalLinks}
      labels={{ quickLinks: 'Seiten', services: 'Projekte', contact: 'Büro' }}
    />
  );
}
