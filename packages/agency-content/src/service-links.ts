/** Labels for the links from a service's page to other services. */
export const neighbourLabels = {
  name: 'More services',
  previous: 'Previous service',
  next: 'Next service',
};
