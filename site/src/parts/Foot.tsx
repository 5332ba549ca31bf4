import { agency, footerLinks } from 'agency-content';
import { MotionSwitch, SiteFooter } from 'agency-ui';

export default function Foot() {
  return <SiteFooter agency={agency} {...footerLinks} settings={<MotionSwitch />} />;
}
