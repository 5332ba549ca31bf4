export { SideHead } from './SideHead.js';
