import { vars } from './contract.css.js';

/** Custom property on the root element: the measured height of a `SiteHeader` that is taller than its token. */
export const headerHeightProperty = '--agency-header-height';

/** The header's height: as measured, or the token before hydration and if the header isn't taller. */
export const headerHeight = `var(${headerHeightProperty}, ${vars.layout.headerHeight})`;
