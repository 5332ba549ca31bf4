export { arrow as buttonArrow } from './Button.css.js';
export { Button, type ButtonFace } from './Button.js';
export { buttonFace } from './button-face.js';
