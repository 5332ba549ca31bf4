import { style } from '@vanilla-extract/css';
import { sectionRule, vars } from '../theme/index.js';

/** Takes up no space while hidden. Doesn't use `display: none`, which can't be delayed. */
export const failed = style(
  sectionRule({
    selectors: { '&[hidden]': { display: 'block', visibility: 'hidden', maxBlockSize: 0, overflow: 'hidden' } },
  }),
);

/**
 * Reveals the notice eight seconds after the visitor has filled in a field if by then no script has run, not even the
 * one that queues presses. The transition serves only as a delay, so it also applies with reduced motion.
 */
export const revealed = style(
  sectionRule({
    '@media': {
      '(scripting: enabled)': {
        selectors: {
          'form:has(:user-valid, :user-invalid) [data-state="waiting"] &': {
            visibility: 'visible',
            maxBlockSize: '60rem',
            transition: 'visibility 0s 8s, max-block-size 0s 8s',
          },
        },
      },
    },
  }),
);

/** Selectors for states that only scripts set, which a site's critical CSS can omit. */
const inState = (state: string, rule: Parameters<typeof sectionRule>[0]) =>
  sectionRule({ selectors: { [`[data-state="${state}"] &`]: rule } });

export const loading = style(
  inState('loading', { marginBlockStart: vars.space.large, lineHeight: 1.4, color: vars.color.textMuted }),
);

export const box = style(
  inState('failed', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.small,
    marginBlockStart: vars.space.large,
    padding: '0.875rem 1rem',
    fontWeight: vars.weight.strong,
    lineHeight: 1.4,
    border: `2px solid ${vars.color.negative}`,
    borderRadius: vars.radius.field,
    overflowWrap: 'anywhere',
  }),
);

/** The notice is as wide as its box. */
export const sentence = style(inState('failed', { flexBasis: '100%', margin: 0 }));

/** A link or a button. */
export const link = style(
  inState('failed', {
    boxSizing: 'border-box',
    minBlockSize: '2.75rem',
    padding: '0.625rem 0.875rem',
    font: 'inherit',
    lineHeight: 1.2,
    color: vars.color.text,
    textDecoration: 'none',
    background: 'none',
    border: `${vars.stroke.control} solid currentColor`,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: 3 },
  }),
);
