/** What forms offer if the page's scripts do not load. A file of its own, so that only the boot script is needed for it. */
import { fillFallbackLinks } from 'agency-ui/form-fallback';

fillFallbackLinks();
