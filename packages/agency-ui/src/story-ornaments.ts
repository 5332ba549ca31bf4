/** Finds print ornaments by what they paint, so that it also finds those without a token. */

import { bar } from './primitives/ColorBar/ColorBar.css.js';
import { mark } from './primitives/RegistrationMark/RegistrationMark.css.js';

/** Registration marks, colour bars, and drawings with a halftone screen or a pattern. */
const drawingsOfPrint = `${[mark, bar].map((names) => `.${names.split(' ')[0]}`).join(', ')}, svg:has(pattern)`;

/** Blurred and inset shadows don't count as plates, and one of 1 px is a hairline. */
function hasHardShadow(shadow: string): boolean {
  if (shadow === 'none') return false;
  // Commas separate shadows, but also the numbers in a colour.
  return shadow.split(/,(?![^(]*\))/).some((one) => {
    if (one.includes('inset')) return false;
    const [x = 0, y = 0, blur = 0] = [...one.replace(/^\s*\w+\([^)]*\)/, '').matchAll(/-?[\d.]+(?=px)/g)].map(Number);
    return blur === 0 && Math.max(Math.abs(x), Math.abs(y)) > 1;
  });
}

/** A repeating dot pattern larger than a line of text. Smaller ones are dot leaders. */
const hasDots = (style: CSSStyleDeclaration, height: number) =>
  [style.backgroundImage, style.maskImage].some((image) => image.includes('radial-gradient')) && height > 40;

const isPerforation = (style: CSSStyleDeclaration) =>
  (['Top', 'Right', 'Bottom', 'Left'] as const).some(
    (side) => style[`border${side}Style`] === 'dotted' && Number.parseFloat(style[`border${side}Width`]) >= 3,
  );

/** The print ornaments that an element or its pseudo-element paints. */
function ornamentsIn(style: CSSStyleDeclaration, height: number): string[] {
  return [
    style.textShadow === 'none' ? '' : 'a second ink behind text',
    hasHardShadow(style.boxShadow) ? 'a plate behind a box' : '',
    hasDots(style, height) ? 'a screen of dots' : '',
    isPerforation(style) ? 'perforation' : '',
  ].filter(Boolean);
}

const isVisible = (element: Element) => element.getClientRects().length > 0;

/** Whether two visible children have the same text. */
function hasEqualTexts({ children }: Element): boolean {
  const texts = [...children].filter(isVisible).map(({ textContent }) => textContent);
  return texts.some((text, index) => text !== '' && texts.indexOf(text) !== index);
}

/** An element's name in a message. Its classes start with the stylesheet's name. */
const nameOf = (element: Element) =>
  `${element.localName}.${element.getAttribute('class')?.split(' ').at(-1) ?? ''}`.replace(/\.$/, '');

/** Print ornaments that an element and its descendants show. A drawing counts as one, because it has many shapes. */
export function findOrnaments(root: Element): string[] {
  return [...root.querySelectorAll(':not(svg *)')].filter(isVisible).flatMap((element) => {
    const { height } = element.getBoundingClientRect();
    const own = ornamentsIn(getComputedStyle(element), height);
    const pseudo = ['::before', '::after'].flatMap((name) => {
      const style = getComputedStyle(element, name);
      if (style.content === 'none' || style.display === 'none') return [];
      const plate = element.getAttribute('data-plate');
      return [
        ...ornamentsIn(style, Number.parseFloat(style.height) || height),
        ...(plate !== null && style.content.includes(plate) ? ['the plate of text'] : []),
      ];
    });
    const isDoubled = element.getAttribute('aria-hidden') === 'true' && hasEqualTexts(element);
    const drawings = element.matches(drawingsOfPrint) ? ['a drawing of print'] : [];
    return [...own, ...pseudo, ...(isDoubled ? ['text printed twice'] : []), ...drawings].map(
      (ornament) => `${ornament} (${nameOf(element)})`,
    );
  });
}
