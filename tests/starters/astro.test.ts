import { checkStarter } from './starter.js';

checkStarter('astro');
