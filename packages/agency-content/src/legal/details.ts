/** Details of the agency as legal texts write them. */
import { agency } from '../agency.js';

const { street, area, city, country } = agency.address;

export const office = `${street}, ${area}, ${city}, ${country}`;

/** Never breaks across lines. */
export const phone = agency.phone.replaceAll(' ', '\u00A0');
