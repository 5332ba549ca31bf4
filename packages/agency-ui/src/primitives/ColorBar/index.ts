export { ColorBar, type ColorBarProps } from './ColorBar.js';
