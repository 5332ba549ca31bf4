import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, createElement, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect } from 'storybook/test';
import { fixtures } from './fixtures.js';
import * as kit from './index.js';
import { findOrnaments } from './story-ornaments.js';
import { agencyThemeCss } from './theme/create-agency-theme.js';
import { vars } from './theme/index.js';
import { noOrnaments } from './theme/ornaments.js';

const { ColorBar, Container, Eyebrow, HalftoneFade, PatternBand, RegistrationMark, Stack, Text } = kit;

/** The kit's ornaments, which a theme can show or hide. */
function Ornaments() {
  return (
    <Container>
      <Stack gap="huge">
        <Eyebrow>Swatches before an eyebrow</Eyebrow>
        <ColorBar />
        <RegistrationMark style={{ inlineSize: '2rem', blockSize: '2rem' }} />
        <PatternBand />
        <div style={{ position: 'relative', blockSize: '6rem' }}>
          <HalftoneFade tone="accent" />
        </div>
        <Text style={{ color: vars.color.textMuted }}>
          A theme shows each with `initial` and hides it with `none`, in the tokens of the group “ornament”.
        </Text>
      </Stack>
    </Container>
  );
}

const meta = {
  title: 'Foundations/Ornaments',
  component: Ornaments,
  tags: ['!autodocs'],
} satisfies Meta<typeof Ornaments>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The ornaments that are components. */
export const Default: Story = {};

const components = Object.entries(kit).filter(([name]) => Object.hasOwn(fixtures, name)) as [
  keyof typeof fixtures,
  ComponentType<Record<string, unknown>>,
][];

/** Renders an element alone, because one page with all of them would have several headers and duplicate ids. */
function ornamentsIn(name: string, element: ReactElement): string[] {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  flushSync(() => root.render(element));
  const found = findOrnaments(container).map((ornament) => `${name}: ${ornament}`);
  flushSync(() => root.unmount());
  container.remove();
  return found;
}

const ornamentsOfAll = () =>
  components.flatMap(([name, Component]) => ornamentsIn(name, createElement(Component, fixtures[name])));

type StoryModule = Record<string, unknown>;
type StoryFiles = Record<string, () => Promise<StoryModule>>;

/** Section stories, in three batches, because a story may take only 15 s. */
const storyFiles: Record<'A to E' | 'F to O' | 'P to Z', StoryFiles> = {
  'A to E': import.meta.glob<StoryModule>('./sections/[A-E]*/*.stories.tsx'),
  'F to O': import.meta.glob<StoryModule>('./sections/[F-O]*/*.stories.tsx'),
  'P to Z': import.meta.glob<StoryModule>('./sections/[P-Z]*/*.stories.tsx'),
};

/** Stories that differ from `Default` only in content or colour. */
const withoutVariant = [
  ...['Empty', 'OneItem', 'ManyItems', 'LongText', 'PictureFailsToLoad'],
  ...['Paper', 'White', 'Night', 'Accent'],
];

type AnyStory = Pick<StoryObj, 'args' | 'render' | 'tags'>;
type AnyMeta = AnyStory & Pick<Meta, 'title' | 'component'>;

/** The section variants that their stories show, without the stories' frames. */
async function variantsOf(files: StoryFiles): Promise<[name: string, Variant: ComponentType][]> {
  const modules = await Promise.all(Object.values(files).map((load) => load()));
  return modules.flatMap(({ default: defaults, ...stories }) => {
    const { title, component, ...shared } = defaults as AnyMeta;
    return Object.entries(stories as Record<string, AnyStory>)
      .filter(([name, { tags = [] }]) => !withoutVariant.includes(name) && !tags.includes('test-only'))
      .map(([name, { args: own, render = shared.render }]): [string, ComponentType] => {
        const args = { ...shared.args, ...own };
        const show = () =>
          render?.(args as never, { args } as never) ?? createElement(component as ComponentType, args);
        return [`${title}/${name}`, show as ComponentType];
      });
  });
}

/** In the plain theme, no component has print ornaments. */
export const PlainThemeHasNone: Story = {
  tags: ['test-only'],
  globals: { theme: 'plain' },
  play: async () => {
    await expect(components.length).toBeGreaterThan(100);
    await expect(ornamentsOfAll()).toEqual([]);
  },
};

const expectNoOrnaments = (part: keyof typeof storyFiles) => async (): Promise<void> => {
  const variants = await variantsOf(storyFiles[part]);
  await expect(variants.length).toBeGreaterThan(50);
  await expect(variants.flatMap(([name, Variant]) => ornamentsIn(name, createElement(Variant)))).toEqual([]);
};

/** In the plain theme, no variant of sections A to E has print ornaments. */
export const PlainVariantsAToE: Story = {
  tags: ['test-only'],
  globals: { theme: 'plain' },
  play: expectNoOrnaments('A to E'),
};

/** In the plain theme, no variant of sections F to O has print ornaments. */
export const PlainVariantsFToO: Story = {
  tags: ['test-only'],
  globals: { theme: 'plain' },
  play: expectNoOrnaments('F to O'),
};

/** In the plain theme, no variant of sections P to Z has print ornaments. */
export const PlainVariantsPToZ: Story = {
  tags: ['test-only'],
  globals: { theme: 'plain' },
  play: expectNoOrnaments('P to Z'),
};

/** The agency's theme without its ornaments, as in a site's own theme. */
function removeOrnaments(): () => void {
  const style = document.createElement('style');
  style.textContent = agencyThemeCss({ ornament: noOrnaments });
  document.head.append(style);
  return () => style.remove();
}

/** In a theme with `noOrnaments`, no component has print ornaments. */
export const OwnThemeHasNone: Story = {
  tags: ['test-only'],
  beforeEach: removeOrnaments,
  play: PlainThemeHasNone.play as NonNullable<Story['play']>,
};

/** In a theme with `noOrnaments`, no variant of sections A to E has print ornaments. */
export const OwnVariantsAToE: Story = {
  tags: ['test-only'],
  beforeEach: removeOrnaments,
  play: expectNoOrnaments('A to E'),
};

/** In a theme with `noOrnaments`, no variant of sections F to O has print ornaments. */
export const OwnVariantsFToO: Story = {
  tags: ['test-only'],
  beforeEach: removeOrnaments,
  play: expectNoOrnaments('F to O'),
};

/** In a theme with `noOrnaments`, no variant of sections P to Z has print ornaments. */
export const OwnVariantsPToZ: Story = {
  tags: ['test-only'],
  beforeEach: removeOrnaments,
  play: expectNoOrnaments('P to Z'),
};

/** The tests above can detect ornaments, because they find the ones in the agency’s theme. */
export const AgencyThemeHasThem: Story = {
  tags: ['test-only'],
  play: async () => {
    const found = new Set(ornamentsOfAll().map((sentence) => sentence.split(':')[0]));
    await expect([...found]).toEqual(
      expect.arrayContaining([
        ...['CaseStudy', 'FigureBand', 'HowItWorks', 'NotFound', 'PatternBand', 'ProcessSteps', 'RegistrationMark'],
        ...['RunLengthBand', 'ServiceSection', 'Testimonials', 'Timeline'],
      ]),
    );
  },
};
