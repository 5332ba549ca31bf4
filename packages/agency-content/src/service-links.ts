/** Labels for the links from a service's page to other services. */
export const neighbourLabels = {
  name: 'More services',
  previous: 'Previous service',
  next: 'Next service',
};

/** Label for the project beside a service's enquiry form. It says that the project and its client are invented. */
export const projectLabel = 'A sample job';
