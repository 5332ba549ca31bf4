/** Public exports of this folder. */
export { Button, type ButtonFace, type ButtonProps } from './Button.js';
