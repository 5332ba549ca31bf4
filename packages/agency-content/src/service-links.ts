/** Labels of the links from a service's page to the others. */
export const neighbourLabels = {
  name: 'More services',
  previous: 'Previous service',
  next: 'Next service',
};
