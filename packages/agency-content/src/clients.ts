/** The client strip on the home page and /case-studies. */
import type { Clients } from './schemas.js';

// Sample content: client names, set in type. The owner replaces them, using logos where clients agree.
export const clients = {
  label: 'Clients (sample names)',
  clients: [
    { name: 'Mlima Bank', project: { name: 'Corporate year-end party', path: '/projects/1' } },
    { name: 'Baridi Drinks', project: { name: 'Brand activation', path: '/projects/3' } },
    { name: 'Mbuyu Girls’ School', project: { name: 'Anniversary book', path: '/projects/6' } },
    { name: 'Kahawa Tano', project: { name: 'Identity for a coffee roaster', path: '/projects/8' } },
    { name: 'Maji Bora', project: { name: 'Matatu campaign', path: '/projects/9' } },
  ],
} satisfies Clients;
