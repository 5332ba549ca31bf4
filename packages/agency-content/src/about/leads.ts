/** The team leads, shown on /about/team and on their services' pages. */
import {
  leadActivations,
  leadBrand,
  leadEngagement,
  leadEvents,
  leadExpos,
  leadPrint,
  leadProduction,
} from 'agency-artwork';
import { portraitPicture } from '../pictures.js';
import type { TeamLead } from '../schemas.js';

// Sample content: names, portraits and direct lines. The owner replaces them. Each lead is a separate export, so that a
// page bundles only the one it shows.
export const activationsLead = {
  name: 'Wanjiru Kamau',
  role: 'Head of activations',
  portrait: portraitPicture(leadActivations),
  phone: '+254 700 000 101',
  email: 'activations@shangwe.example',
} satisfies TeamLead;

export const eventsLead = {
  name: 'Brian Otieno',
  role: 'Head of events',
  portrait: portraitPicture(leadEvents),
  phone: '+254 700 000 102',
  email: 'events@shangwe.example',
} satisfies TeamLead;

export const exposLead = {
  name: 'Halima Abdi',
  role: 'Head of expos',
  portrait: portraitPicture(leadExpos),
  phone: '+254 700 000 103',
  email: 'expos@shangwe.example',
} satisfies TeamLead;

export const productionLead = {
  name: 'Kiprono Cheruiyot',
  role: 'Head of production',
  portrait: portraitPicture(leadProduction),
  phone: '+254 700 000 104',
  email: 'production@shangwe.example',
} satisfies TeamLead;

export const engagementLead = {
  name: 'Grace Mutiso',
  role: 'Head of staff engagement',
  portrait: portraitPicture(leadEngagement),
  phone: '+254 700 000 105',
  email: 'engagement@shangwe.example',
} satisfies TeamLead;

export const brandLead = {
  name: 'Naliaka Wekesa',
  role: 'Head of brand',
  portrait: portraitPicture(leadBrand),
  phone: '+254 700 000 106',
  email: 'brand@shangwe.example',
} satisfies TeamLead;

export const printLead = {
  name: 'Joseph Mwangi',
  role: 'Head of print',
  portrait: portraitPicture(leadPrint),
  phone: '+254 700 000 107',
  email: 'print@shangwe.example',
} satisfies TeamLead;
