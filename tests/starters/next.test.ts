import { checkStarter } from './starter.js';

checkStarter('next');
