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

/** One of the application's own styles, built with the kit's tokens. */
export const stamp = style({
  color: vars.color.onAccent,
  backgroundColor: vars.color.accent,
  borderRadius: vars.radius.card,
  padding: vars.space.medium,
});

/** Overrides the kit's padding with a single class, because the kit's styles are in cascade layers. */
export const roomy = style({ paddingInline: '77px' });
