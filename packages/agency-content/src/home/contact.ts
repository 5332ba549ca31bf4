/** The contact section of the home page; its form and its chat bring their own words. */
import type { ContactHead } from '../schemas.js';

export const contactSection = {
  eyebrow: 'Contact',
  heading: 'Ring us, write, or come by',
} satisfies ContactHead;
