import type { LinkComponentProps } from 'agency-ui';
import { Link } from 'wouter';

/** wouter's link, as the kit's provider takes it. */
export function SiteLink(props: LinkComponentProps) {
  return <Link {...props} />;
}
