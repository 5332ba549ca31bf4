export { type LinkCard, LinkCards, type LinkCardsProps } from './LinkCards.js';
