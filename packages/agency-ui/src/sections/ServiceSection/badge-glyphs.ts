import { Handshake, type IconNode, Mic, PartyPopper, Target, Tent, Trophy } from 'lucide';

/** Single-ink glyphs for badge emoji, because systems draw emoji differently. */
const glyphs: Partial<Record<string, IconNode>> = {
  '🎯': Target,
  '🎉': PartyPopper,
  '🎪': Tent,
  '🤝': Handshake,
  '🎙': Mic,
  '🏆': Trophy,
};

/** The glyph for an emoji, with or without its variation selector. */
export function badgeGlyph(emoji: string): IconNode | undefined {
  return glyphs[emoji.replace('\u{FE0F}', '')];
}
