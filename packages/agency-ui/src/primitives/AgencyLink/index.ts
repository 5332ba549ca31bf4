export { AgencyLink, type AgencyLinkProps } from './AgencyLink.js';
export { leavesSite } from './leaves-site.js';
