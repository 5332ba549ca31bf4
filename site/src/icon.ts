import { agency } from 'agency-content';

/** Colours from the brand's theme, because an SVG file cannot use the stylesheet. */
const inks = { one: '#ee3d35', two: '#0f9aa0', three: '#ffb114', four: '#1d1740', text: '#fbf5e9' };

/** The brand's mark on a night background, as the favicon. */
export function iconSvg(): string {
  const { mark } = agency;
  if (!mark) throw new Error('icon: the content has no logo mark for the agency. Add `agency.mark`.');
  const shapes = mark.shapes.map(({ d, ink, stroke }) =>
    stroke
      ? `<path d="${d}" fill="none" stroke="${inks[ink]}" stroke-width="${stroke}" stroke-linecap="round"/>`
      : `<path d="${d}" fill="${inks[ink]}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 52 52">
<rect x="-6" y="-6" width="52" height="52" rx="8" fill="#140f2e"/>
${shapes.join('\n')}
</svg>
`;
}
