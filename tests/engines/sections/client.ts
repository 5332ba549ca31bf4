import 'agency-ui/theme.css';
import 'agency-ui/reset.css';

// In a script of its own, so that scenarios can delay hydration with `holdScripts`.
void import('./hydrate.js');
