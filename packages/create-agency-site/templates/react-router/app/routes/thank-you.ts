export { ThankYou as default } from '../../src/ThankYou';
