import { checkStarter } from './starter.js';

checkStarter('vite');
