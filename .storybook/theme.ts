/** The theme for Storybook's own UI: the site's colours, typefaces and logo. */
import { create } from 'storybook/theming/create';

const paper = '#fbf5e9';
const white = '#ffffff';
const ink = '#1d1740';
const mutedInk = '#5b5575';
const line = '#d9cfbd';
const lake = '#0a6f74';
const vermilion = '#c92a22';

/** The logo and the kit's name as markup, because an image cannot use the page's web fonts. */
const brand = `<span class="brand"><svg viewBox="0 0 40 40" width="30" height="30" aria-hidden="true"><path d="M7 19.5a13 13 0 0 1 26 0z" fill="#ffb114"/><path d="M11.8 22.5h16.4c1 5.6-3.4 8.4-8.2 15.5-4.8-7.1-9.2-9.9-8.2-15.5z" fill="#ee3d35"/><path d="M20 .9v2.8M8.6 4.2l1.5 2.4M31.4 4.2l-1.5 2.4M1.7 11.6l2.6 1.1M38.3 11.6l-2.6 1.1" fill="none" stroke="#ffb114" stroke-width="1.75" stroke-linecap="round"/><path d="M1 21h38" fill="none" stroke="#1d1740" stroke-width="1.75" stroke-linecap="round"/></svg><span class="brand-name">agency-ui</span></span>`;

export const theme = create({
  base: 'light',
  brandTitle: brand,
  fontBase: '"Instrument Sans", system-ui, sans-serif',
  fontCode: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace',

  colorPrimary: vermilion,
  colorSecondary: lake,

  appBg: paper,
  appContentBg: white,
  appPreviewBg: white,
  appHoverBg: '#f3e9d5',
  appBorderColor: line,
  appBorderRadius: 3,

  textColor: ink,
  textInverseColor: paper,
  textMutedColor: mutedInk,

  barBg: white,
  barTextColor: mutedInk,
  barHoverColor: lake,
  barSelectedColor: vermilion,

  buttonBg: white,
  buttonBorder: line,
  booleanBg: '#f3e9d5',
  booleanSelectedBg: white,

  inputBg: white,
  inputBorder: '#7a7390',
  inputTextColor: ink,
  inputBorderRadius: 3,
});
