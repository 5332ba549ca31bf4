import { SiteFooter } from 'agency-ui';
import { agency, navigation } from './content';

export function Footer() {
  return <SiteFooter agency={agency} quickLinks={navigation} services={[]} legalLinks={[]} />;
}
