import { encodeText } from '../../primitives/index.js';

/** A place to share a page. It is a plain link, so nothing loads from that site until the visitor follows it. */
export type ShareTarget = 'whatsApp' | 'linkedIn' | 'x' | 'email';

/** A page's share links, by target. */
export function shareLinks(title: string, url: string): Record<ShareTarget, string> {
  const name = encodeText(title);
  const address = encodeText(url);
  return {
    whatsApp: `https://wa.me/?text=${name}%20${address}`,
    linkedIn: `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
    x: `https://x.com/intent/post?text=${name}&url=${address}`,
    email: `mailto:?subject=${name}&body=${address}`,
  };
}
