export { ConsentGate, type ConsentGateProps } from './ConsentGate.js';
export { type ConsentGateLabels, consentGateLabels } from './ConsentGate.labels.js';
