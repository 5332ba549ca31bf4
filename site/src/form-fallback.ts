/** The fallback of forms if the page's scripts do not load. A separate file, so that it needs only the boot script. */
import { fillFallbackLinks } from 'agency-ui/form-fallback';

fillFallbackLinks();
