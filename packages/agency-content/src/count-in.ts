import type { Fact } from './facts.js';

/** The number in a fact such as "1,000 A5 fliers". */
export const countIn = ({ value }: Pick<Fact, 'value'>): number => Number.parseInt(value.replaceAll(',', ''), 10);
