import type { Meta, StoryObj } from '@storybook/react-vite';
import { CROP_ASPECTS, type Crop, type PrintedPicture, pictureFile } from 'agency-artwork';
import { type CataloguedPicture, catalogue } from 'agency-artwork/catalogue';
import { Container, Heading, Picture, Section, Text } from 'agency-ui';
import type { PictureSource } from 'agency-ui/schemas';
import { vars } from 'agency-ui/theme';
import type { CSSProperties, ReactNode } from 'react';
import { expect } from 'storybook/test';

/** Section titles by the prefix of a picture's id. */
const uses: readonly (readonly [prefix: string, title: string])[] = [
  ['hero', 'Hero slides'],
  ['page', 'Heads of pages'],
  ['service', 'Core services'],
  ['showcase', 'Printing showcase'],
  ['project', 'Recent work'],
  ['experiential', 'Experiential marketing'],
  ['events', 'Events'],
  ['expos', 'Expos'],
  ['production', 'Production'],
  ['staff', 'Staff engagement'],
  ['printing', 'Printing'],
  ['brand', 'Brand identity'],
  ['outdoor', 'Outdoor advertising'],
  ['blog', 'Articles'],
  ['lead', 'Team leads'],
];

const groups = uses.map(([prefix, title]) => ({
  prefix,
  title,
  pictures: catalogue.filter(({ picture }) => picture.id.startsWith(`${prefix}-`)),
}));

const crops = ['wide', 'tall', 'card', 'panorama'] as const satisfies readonly Crop[];
/** The displayed width of each crop. */
const shownWidth: Readonly<Record<Crop, number>> = {
  wide: 640,
  tall: 480,
  card: 480,
  panorama: 960,
};

/** A single crop of a picture. */
function sourceOf(picture: PrintedPicture, crop: Crop): PictureSource {
  const width = shownWidth[crop];
  const fallback = picture.crops[crop]?.fallback ?? width;
  return {
    src: `/pictures/${pictureFile(picture, crop, fallback, 'jpg')}`,
    width,
    height: Math.round(width / CROP_ASPECTS[crop]),
    alt: picture.alt,
    sources: [{ type: 'image/avif', srcSet: `/pictures/${pictureFile(picture, crop, width, 'avif')}` }],
    placeholder: picture.placeholder,
  };
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toLocaleString('en-KE', { maximumFractionDigits: 0 })} kB`;

const bytesOf = ({ files }: CataloguedPicture) => Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);

const small: CSSProperties = { fontSize: vars.type.small.size, lineHeight: vars.type.small.leading };

const hairline = `1px solid ${vars.color.line}`;

const label: CSSProperties = { ...small, color: vars.color.textMuted };

function Crops({ picture }: { picture: PrintedPicture }) {
  const printed = crops.filter((crop) => picture.crops[crop]);
  const total = printed.reduce((sum, crop) => sum + CROP_ASPECTS[crop], 0);
  return (
    <div style={{ display: 'flex', gap: '0.5rem' }}>
      {printed.map((crop, index) => (
        // Widths in proportion to the aspect ratios, so that all crops have the same height.
        <div key={crop} style={{ flex: `${CROP_ASPECTS[crop] / total} 1 0`, aspectRatio: CROP_ASPECTS[crop] }}>
          <Picture
            picture={sourceOf(picture, crop)}
            sizes={`${shownWidth[crop]}px`}
            {...(index > 0 && { alt: '' })}
            style={{ inlineSize: '100%', blockSize: '100%' }}
          />
        </div>
      ))}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div style={{ display: 'flex', gap: '0.75rem', paddingBlock: '0.25rem', borderBlockEnd: hairline }}>
      <dt style={{ ...label, flex: '0 0 5.5rem' }}>{name}</dt>
      <dd style={{ ...small, margin: 0 }}>{children}</dd>
    </div>
  );
}

function Plate({ entry }: { entry: CataloguedPicture }) {
  const { picture, plan, files } = entry;
  return (
    <figure style={{ margin: 0 }} data-picture={picture.id}>
      <Crops picture={picture} />
      <figcaption
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
          gap: '0.5rem 2rem',
          marginBlockStart: '0.875rem',
        }}
      >
        <div>
          <div style={{ display: 'flex', gap: '0.75rem', alignItems: 'baseline', flexWrap: 'wrap' }}>
            <strong style={{ font: `750 1.25rem/1.2 ${vars.font.display}` }}>{picture.id}</strong>
            <span style={label}>{kilobytes(bytesOf(entry))} in total</span>
          </div>
          <Text variant="small" style={{ marginBlockStart: '0.375rem' }}>
            {picture.alt}
          </Text>
        </div>
        <dl style={{ margin: 0, borderBlockStart: hairline }}>
          <Fact name="Colour">
            <span style={{ display: 'inline-flex', gap: '0.5rem', alignItems: 'center' }}>
              <span
                aria-hidden="true"
                style={{ inlineSize: '1.75rem', blockSize: '0.875rem', backgroundColor: picture.placeholder }}
              />
              {plan.colour}, mean {picture.placeholder}
            </span>
          </Fact>
          <Fact name="Light">{plan.light}</Fact>
          {crops.map((crop) => {
            const widths = picture.crops[crop]?.widths;
            if (!widths) return null;
            return (
              <Fact key={crop} name={crop}>
                {widths
                  .map((width) => `${width} px ${kilobytes(files[`${crop}-${width}.avif`]?.bytes ?? 0)}`)
                  .join(', ')}
              </Fact>
            );
          })}
        </dl>
      </figcaption>
    </figure>
  );
}

function Pictures() {
  const bytes = catalogue.reduce((sum, entry) => sum + bytesOf(entry), 0);
  return (
    <>
      <Section tone="night" aria-labelledby="pictures">
        <Container>
          <Heading level={1} variant="poster" id="pictures">
            {catalogue.length} prints, four inks
          </Heading>
          <Text variant="lead" style={{ maxInlineSize: '38em', marginBlock: '1.5rem 2.5rem' }}>
            Every picture is drawn in code and printed like a lithograph in marigold, kanga red, lake teal and night
            indigo on warm paper. All files together weigh {(bytes / 1e6).toFixed(1)} MB. The strip shows their mean
            colours, from the first hero slide to the last article.
          </Text>
          <div aria-hidden="true" style={{ display: 'flex', blockSize: '6rem' }}>
            {catalogue.map(({ picture }) => (
              <div key={picture.id} style={{ flex: '1 1 0', backgroundColor: picture.placeholder }} />
            ))}
          </div>
        </Container>
      </Section>
      {groups.map(({ prefix, title, pictures }) => {
        const several = pictures.some(({ picture }) => picture.crops.wide);
        return (
          <Section key={prefix} tone="paper" aria-labelledby={`pictures-${prefix}`}>
            <Container>
              <div style={{ display: 'flex', gap: '1rem', alignItems: 'baseline', marginBlockEnd: '2rem' }}>
                <Heading level={2} id={`pictures-${prefix}`}>
                  {title}
                </Heading>
                <span style={label}>{pictures.length}</span>
              </div>
              <div
                style={{
                  display: 'grid',
                  gridTemplateColumns: `repeat(auto-fill, minmax(min(${several ? 56 : 19}rem, 100%), 1fr))`,
                  gap: '3.5rem 2rem',
                }}
              >
                {pictures.map((entry) => (
                  <Plate key={entry.picture.id} entry={entry} />
                ))}
              </div>
            </Container>
          </Section>
        );
      })}
    </>
  );
}

const meta = {
  title: 'Foundations/Pictures',
  component: Pictures,
  parameters: {
    docs: {
      description: {
        component:
          'All pictures by use, with their crops, file sizes, dominant colour, mean colour (the placeholder while ' +
          'they load) and alternative text. Pictures of heroes have three crops: wide (16:9), tall (4:5, for ' +
          'phones) and card (4:3); all others only card. `packages/agency-artwork` describes how they are drawn.',
      },
    },
  },
} satisfies Meta<typeof Pictures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ShowsEveryPictureOnceWithItsText: Story = {
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('figure').map((figure) => {
      const [first] = figure.querySelectorAll('img');
      return `${figure.dataset['picture']}: ${first?.alt}`;
    });
    await expect(shown.length).toBeGreaterThan(30);
    await expect(shown.toSorted()).toEqual(catalogue.map(({ picture }) => `${picture.id}: ${picture.alt}`).toSorted());
  },
};

export const FetchesPicturesWhenTheyComeNear: Story = {
  play: async ({ canvasElement }) => {
    const images = [...canvasElement.querySelectorAll('img')];
    await expect(images.length).toBeGreaterThan(catalogue.length);
    await expect(images.filter((image) => image.loading !== 'lazy')).toEqual([]);
  },
};
