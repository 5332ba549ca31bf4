import { encodeText } from '../../primitives/index.js';

/** A target for sharing a page: a plain link, so that nothing loads from there until it is followed. */
export type ShareTarget = 'whatsApp' | 'linkedIn' | 'x' | 'email';

/** Links that share a page, by target. */
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
