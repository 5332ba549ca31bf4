import { style, styleVariants } from '@vanilla-extract/css';
import { below, from, inPrint, type LayerRule, sectionRule, vars } from '../../theme/index.js';

/** Card padding. */
const room = 'clamp(1.5rem, 3.4vw, 3rem)';

const base = style([
  sectionRule({
    position: 'relative',
    // The plate is below the card but above the section's background.
    isolation: 'isolate',
    // A form may extend its rules to the card's edges.
    vars: { '--agency-form-bleed': room },
    padding: room,
    fontFamily: vars.font.text,
    fontSize: vars.type.body.size,
    lineHeight: vars.type.body.leading,
    color: vars.color.text,
    '::before': { content: '', position: 'absolute', zIndex: -2, borderRadius: vars.radius.card },
    '::after': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      backgroundColor: vars.color.surface,
      border: `${vars.stroke.hairline} solid ${vars.color.line}`,
      borderRadius: vars.radius.card,
    },
  }),
  inPrint({ breakInside: 'avoid', padding: '1rem' }),
]);

const plate = (side: 'start' | 'end', color: string) => {
  const at = (size: string): LayerRule => ({
    insetBlock: `${size} calc(-1 * ${size})`,
    insetInline: side === 'end' ? `${size} calc(-1 * ${size})` : `calc(-1 * ${size}) ${size}`,
  });
  return sectionRule({
    '::before': { ...at(vars.plate.small), backgroundColor: color },
    '@media': { [from.tablet]: { '::before': at(vars.plate.large) } },
  } as LayerRule);
};

export const card = styleVariants({
  start: [base, plate('start', vars.spot.three)],
  end: [base, plate('end', vars.spot.one)],
});

export const head = style(
  sectionRule({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '0.75rem 1rem',
    marginBlockEnd: '1.75rem',
    paddingBlockEnd: '1.25rem',
    borderBlockEnd: `2px solid ${vars.color.text}`,
  }),
);

export const heading = style(sectionRule({ minInlineSize: 0, fontSize: '1.75rem' }));

/** On phones, only four of its swatches are shown. */
export const bar = style(sectionRule({ '@media': { [below.tablet]: { inlineSize: '4.5rem', overflow: 'hidden' } } }));
