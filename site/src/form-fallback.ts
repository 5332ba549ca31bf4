/**
 * The fallback for forms when the page's scripts fail to load. It is a separate file, so that it depends on nothing but
 * the boot script.
 */
import { fillFallbackLinks } from 'agency-ui/form-fallback';

fillFallbackLinks();
