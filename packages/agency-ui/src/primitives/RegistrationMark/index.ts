export { RegistrationMark } from './RegistrationMark.js';
