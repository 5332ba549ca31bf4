export { Commitments, type CommitmentsProps } from './Commitments.js';
