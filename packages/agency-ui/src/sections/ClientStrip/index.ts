export { ClientStrip, type ClientStripProps } from './ClientStrip.js';
