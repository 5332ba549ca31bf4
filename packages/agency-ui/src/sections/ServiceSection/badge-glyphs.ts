import { Handshake, type IconNode, Mic, PartyPopper, Target, Tent, Trophy } from 'lucide';

/** Drawings in one ink for the emoji that badges carry; every system draws the emoji itself in other colours. */
const glyphs: Partial<Record<string, IconNode>> = {
  '🎯': Target,
  '🎉': PartyPopper,
  '🎪': Tent,
  '🤝': Handshake,
  '🎙': Mic,
  '🏆': Trophy,
};

/** The drawing for an emoji, with or without the mark that asks for its coloured form. */
export function badgeGlyph(emoji: string): IconNode | undefined {
  return glyphs[emoji.replace('\u{FE0F}', '')];
}
