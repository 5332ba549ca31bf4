import { phoneUrl, renderNotLoaded, useIsHydrating } from '../../primitives/index.js';
import * as styles from './ChatPanel.css.js';
import type { ChatPanelLabels, DisplayedContact } from './ChatPanel.labels.js';

/** Alternative ways to send the message if the chat's scripts fail to load. */
export function NotLoaded({ reach: { email, phone }, labels }: { reach: DisplayedContact; labels: ChatPanelLabels }) {
  const isHydrating = useIsHydrating();
  if (!isHydrating) return null;
  const links = [
    { name: email, href: `mailto:${email}?body=` },
    { name: <bdi dir="ltr">{phone}</bdi>, href: phoneUrl(phone) },
  ];
  return renderNotLoaded({ texts: labels, links, className: styles.notLoaded });
}
