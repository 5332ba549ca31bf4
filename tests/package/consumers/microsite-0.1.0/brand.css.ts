import { globalStyle } from '@vanilla-extract/css';
import { createAgencyTheme } from 'agency-ui/theme';

const light = { weight: '330', tracking: '-0.03em', leading: '1.06' };

createAgencyTheme({
  color: { surface: '#eaf3e6', text: '#15372a', accent: '#ff9cc2', highlight: '#b8236a', link: '#b8236a' },
  spot: { one: '#10291f', two: '#ffd3e3', three: '#a9d3f0' },
  font: { display: '"Fraunces Variable", serif', text: '"Figtree Variable", sans-serif' },
  type: { poster: light, title: light, feature: light, heading: light, numeral: { weight: '330' } },
  radius: { control: '999px', field: '16px', card: '32px' },
  space: { section: 'clamp(4rem, 9vw, 8rem)' },
  motion: { fast: '400ms', easing: 'cubic-bezier(0.3, 1.4, 0.5, 1)' },
});

globalStyle('h1 span', { fontStyle: 'italic' });
globalStyle('.hero', { vars: { '--agency-spot-three': 'transparent' } });
globalStyle('.hero img', { borderRadius: '10rem 0 0 10rem' });
