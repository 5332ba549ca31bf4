import { vars } from './contract.css.js';

/** Custom property of the root element: the measured height of a `SiteHeader` that is higher than its token. */
export const headerHeightProperty = '--agency-header-height';

/** Height of the header: measured, or the token before hydration and if the header is not higher. */
export const headerHeight = `var(${headerHeightProperty}, ${vars.layout.headerHeight})`;
