import { agency, footerLinks } from 'agency-content';
import { MotionSwitch, SiteFooter } from 'agency-ui';

export default function Footer() {
  return <SiteFooter agency={agency} {...footerLinks} settings={<MotionSwitch />} />;
}
