export { ProjectCategory } from './ProjectCategory.js';
