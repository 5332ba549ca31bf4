/**
 * The fallback for forms when the page's scripts fail to load. A separate file, so that it depends only on the boot
 * script.
 */
import { fillFallbackLinks } from 'agency-ui/form-fallback';

fillFallbackLinks();
