/** The agency's details, as written in the legal pages. */
import { agency } from '../agency.js';

const { street, area, city, country } = agency.address;

export const office = `${street}, ${area}, ${city}, ${country}`;

/** Never breaks across lines. */
export const phone = agency.phone.replaceAll(' ', '\u00A0');
