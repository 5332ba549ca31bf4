/** Writes `src/theme.css`. Run it with `npm run theme`. */
import { writeFileSync } from 'node:fs';
import { agencyThemeCss, noOrnaments } from 'agency-ui/theme';

const theme = {
  color: { surface: '#e6f0fb', text: '#17265c', accent: '#ff7a5c' },
  tones: {
    paper: { highlight: '#c2391a', eyebrow: '#2a5fae', link: '#1d56a8' },
    white: { highlight: '#c2391a', eyebrow: '#2a5fae', link: '#1d56a8' },
    accent: {
      surface: '#ffd166',
      line: '#d6a437',
      text: '#17265c',
      textMuted: '#17265c',
      lineStrong: '#17265c',
      accent: '#17265c',
      onAccent: '#ffffff',
      highlight: '#17265c',
      eyebrow: '#17265c',
      link: '#17265c',
      focus: '#17265c',
    },
    night: { accent: '#ffd166', highlight: '#ffd166', eyebrow: '#ffb7a3' },
  },
  spot: { one: '#ff7a5c', two: '#4f9de8', three: '#ffd166', four: '#17265c' },
  font: {
    display: '"Fredoka Variable", "Fredoka DejaVu", "Fredoka Arial", sans-serif',
    text: '"Albert Sans Variable", "Albert Sans DejaVu", "Albert Sans Arial", sans-serif',
  },
  type: {
    poster: { weight: '600', tracking: '-0.015em', leading: '0.94' },
    sheet: { weight: '600' },
    title: { weight: '600', tracking: '-0.01em', leading: '1' },
    feature: { weight: '600', tracking: '-0.01em' },
    heading: { weight: '600' },
    subheading: { weight: '600' },
    numeral: { weight: '600' },
  },
  radius: { control: '999px', field: '18px', card: '40px' },
  plate: { small: '0px', large: '0px' },
  ornament: noOrnaments,
  motion: { easing: 'cubic-bezier(0.3, 1.3, 0.5, 1)' },
};

writeFileSync('src/theme.css', agencyThemeCss(theme));
