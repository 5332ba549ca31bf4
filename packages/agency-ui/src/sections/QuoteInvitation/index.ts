export { QuoteInvitation, type QuoteInvitationProps } from './QuoteInvitation.js';
