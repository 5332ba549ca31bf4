import { style } from '@vanilla-extract/css';
import { createAgencyTheme, vars } from 'agency-ui/theme';

createAgencyTheme({
  color: { surface: '#f4f1ea', text: '#1d2b24', accent: '#14532d' },
  font: { text: 'Georgia, serif' },
  radius: { control: '12px', field: '6px', card: '18px' },
});

createAgencyTheme('[data-brand="coast"]', {
  color: { surface: '#eaf4f4', text: '#10323a', accent: '#0b5563' },
});

/** A style of the application's own, in the kit's tokens. */
export const stamp = style({
  color: vars.color.onAccent,
  backgroundColor: vars.color.accent,
  borderRadius: vars.radius.card,
  padding: vars.space.medium,
});

/** Wins over the kit's own padding, though it says no more than a class. */
export const roomy = style({ paddingInline: '77px' });
