/** Portraits of the team leads: one scene, seven people. */
import type { PlannedPicture } from './row.js';

const portrait = (
  team: string,
  { subject, alt, colour }: Pick<PlannedPicture, 'subject' | 'alt' | 'colour'>,
): PlannedPicture => ({
  id: `lead-${team}`,
  kind: 'portrait',
  subject,
  colour,
  light: 'glow',
  composition: 'Head and shoulders, large, before a disc of a second ink',
  scene: 'lead-portrait',
  variant: { team },
  faces: [{ x: 640, y: 180, width: 320, height: 380 }],
  alt,
  usedOn: ['/about/team'],
});

/** Portraits of the team leads. */
export const TEAM: readonly PlannedPicture[] = [
  portrait('activations', {
    subject: 'The lead of the activations team',
    colour: 'teal',
    alt: 'Young woman with braids and a patterned red dress, smiling and looking to one side',
  }),
  portrait('events', {
    subject: 'The lead of the events team',
    colour: 'red',
    alt: 'Bearded man in a dark suit with an open collar',
  }),
  portrait('expos', {
    subject: 'The lead of the expos team',
    colour: 'marigold',
    alt: 'Woman in a teal headscarf against a pale disc',
  }),
  portrait('production', {
    subject: 'The lead of the production team',
    colour: 'plum',
    alt: 'Man with locs, spectacles and a green shirt',
  }),
  portrait('engagement', {
    subject: 'The lead of the engagement team',
    colour: 'green',
    alt: 'Older woman in a red head wrap and golden cloth',
  }),
  portrait('brand', {
    subject: 'The lead of the brand team',
    colour: 'midnight',
    alt: 'Woman with a round afro and spectacles, looking straight at the viewer',
  }),
  portrait('print', {
    subject: 'The lead of the print studio',
    colour: 'paper',
    alt: 'Older man with grey hair, a moustache and a red work shirt',
  }),
];
