export { Home as default } from '../../src/Home';
