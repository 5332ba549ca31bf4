export { arrow as buttonArrow } from './Button.css.js';
export { Button, type ButtonFace, type ButtonProps } from './Button.js';
export { buttonFace } from './button-face.js';
