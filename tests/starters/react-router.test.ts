import { checkStarter } from './starter.js';

checkStarter('react-router');
