export { arrow as buttonArrow, button as buttonFace } from './Button.css.js';
export { Button, type ButtonFace, type ButtonProps } from './Button.js';
