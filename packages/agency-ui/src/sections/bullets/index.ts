export * from './bullets.css.js';
