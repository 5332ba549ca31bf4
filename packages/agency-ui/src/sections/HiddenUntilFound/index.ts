export { HiddenUntilFound } from './HiddenUntilFound.js';
