/** Groups changed pictures: the same change to a button is one group, however many stories show it. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** A picture that differs. `before` and `after` are PNG files; a new story has no `before`. */
export interface Change {
  key: string;
  component: string;
  before?: string | undefined;
  after: string;
  /** Digest of `after`, the picture that the person approving the change has seen. */
  digest: string;
}

export interface Group {
  /** Readable name: `12 identical changes: Button, Hero`. */
  label: string;
  changes: Change[];
}

async function readPixels(file: string) {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { ...info, pixels: new Uint32Array(new Uint8Array(data).buffer) };
}

/** Hashes the rectangle around all differing pixels, before and after the change. */
async function hashChangedArea(beforeFile: string, afterFile: string): Promise<string> {
  const [before, after] = await Promise.all([readPixels(beforeFile), readPixels(afterFile)]);
  const { width } = after;
  let [left, top, right, bottom] = [width, Number.MAX_SAFE_INTEGER, 0, 0];
  for (let index = 0; index < Math.max(before.pixels.length, after.pixels.length); index += 1) {
    // Both pictures are as wide as the window. Below the bottom of the shorter one, everything differs.
    if (before.pixels[index] === after.pixels[index]) continue;
    const [x, y] = [index % width, Math.floor(index / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = y;
  }
  const hash = createHash('sha256').update(`${right - left}`);
  for (const { pixels } of [before, after]) {
    hash.update('picture');
    for (let y = top; y <= bottom; y += 1) hash.update(pixels.subarray(y * width + left, y * width + right + 1));
  }
  return hash.digest('hex');
}

function labelOf(changes: readonly Change[]): string {
  const components = [...new Set(changes.map(({ component }) => component))];
  const names = `${components.slice(0, 4).join(', ')}${components.length > 4 ? ` and ${components.length - 4} more` : ''}`;
  const kind = changes.some(({ before }) => !before)
    ? 'new picture'
    : changes.length > 1
      ? 'identical change'
      : 'change';
  return `${changes.length} ${kind}${changes.length > 1 ? 's' : ''}: ${names}`;
}

/** Returns groups of changes with the same pixels before and after, largest first. */
export async function groupChanges(changes: readonly Change[]): Promise<Group[]> {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const { before, after, component } = change;
    const identity = before ? await hashChangedArea(before, after) : `new ${component}`;
    groups.set(identity, [...(groups.get(identity) ?? []), change]);
  }
  return [...groups.values()]
    .map((members) => ({ label: labelOf(members), changes: members }))
    .sort((one, other) => other.changes.length - one.changes.length || one.label.localeCompare(other.label));
}
