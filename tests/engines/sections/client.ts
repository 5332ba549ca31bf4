import 'agency-ui/theme.css';
import 'agency-ui/reset.css';

/**
 * Hydrates in a script of its own, so that scenarios can delay it with `holdScripts`, and after the page has loaded,
 * because WebKit's driver waits for that.
 */
addEventListener('load', () => void import('./hydrate.js'));
