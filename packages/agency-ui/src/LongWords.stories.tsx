import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CoreServicesGrid, ImpactCounters, type ImpactNumber } from './index.js';
import { storyPicture } from './story-pictures.js';

const languages = {
  de: ['Implantatprothetik und Zahnersatz', 'Kinderzahnheilkunde', 'Parodontitisbehandlung', 'Wurzelkanalbehandlung'],
  pt: ['Reabilitação oral', 'Branqueamento e estética dentária', 'Odontopediatria', 'Ortodontia invisível'],
  fi: ['Hammaslääkäripäivystys', 'Juurihoitotoimenpiteet', 'Suuhygienistipalvelut', 'Oikomishoito aikuisille'],
};

/**
 * The agency's typeface, a serif, and the widest one that every system has. Only the typeface changes, as in a brand's
 * own CSS.
 */
const typefaces = ['"Bricolage Grotesque", sans-serif', '"Fraunces", serif', 'monospace'];

const numbers: ImpactNumber[] = [
  { value: 1_284_650, label: 'Stunden' },
  { value: 24_650, unit: '+', label: 'Termine' },
  { value: 98, unit: '%', label: 'pünktlich' },
  { value: 100_000, label: 'Zähne' },
];

interface LongWordsProps {
  /** Language of the words. */
  lang: keyof typeof languages;
  /** Value of `--agency-font-display`. */
  typeface: string;
}

/** Services with long names, and large numbers. */
function LongWords({ lang, typeface }: LongWordsProps) {
  return (
    <div lang={lang} ref={(element) => element?.style.setProperty('--agency-font-display', typeface)}>
      <CoreServicesGrid
        heading={languages[lang][0] ?? ''}
        services={languages[lang].map((title, index) => ({
          id: `service-${index + 1}`,
          title,
          description: title,
          image: storyPicture(index + 1, ''),
          path: `/${index}`,
        }))}
      />
      <ImpactCounters heading={languages[lang][1] ?? ''} numbers={numbers} duration={0} />
    </div>
  );
}

const meta = {
  title: 'Foundations/Long words',
  component: LongWords,
  args: { lang: 'de', typeface: typefaces[0] ?? '' },
  tags: ['!autodocs'],
} satisfies Meta<typeof LongWords>;

export default meta;
type Story = StoryObj<typeof meta>;

/** German names of services, in the agency’s typeface. */
export const Default: Story = {};

/** Portuguese names of services, in a serif. */
export const Portuguese: Story = { args: { lang: 'pt', typeface: typefaces[1] ?? '' } };

/** Finnish names of services, in a wide typeface. */
export const Finnish: Story = { args: { lang: 'fi', typeface: typefaces[2] ?? '' } };

/** Number of lines of text in an element. */
function linesOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4))).size;
}

const expectFit: Story['play'] = async ({ canvasElement, canvas }) => {
  const digits = canvas.getAllByRole('definition').map((figure) => figure.querySelector('span span span') as Element);
  await expect(digits).toHaveLength(4);
  await waitFor(() => expect(digits.map(linesOf)).toEqual([1, 1, 1, 1]));
  const titles = canvas.getAllByRole('heading');
  await expect(titles.length).toBeGreaterThan(5);
  await expect(titles.map((title) => getComputedStyle(title).hyphens)).toEqual(titles.map(() => 'auto'));
  await expect(titles.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)).toEqual([]);
  await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
};

/** German headings let the browser hyphenate, and numbers stay on one line. */
export const GermanFits: Story = { tags: ['test-only'], play: expectFit };

/** Portuguese headings in a serif let the browser hyphenate, and numbers stay on one line. */
export const PortugueseFits: Story = { ...Portuguese, tags: ['test-only'], play: expectFit };

/** Finnish headings in a wide typeface let the browser hyphenate, and numbers stay on one line. */
export const FinnishFits: Story = { ...Finnish, tags: ['test-only'], play: expectFit };
