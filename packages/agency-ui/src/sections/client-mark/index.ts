export { ClientMark } from './ClientMark.js';
