/** How soon the agency replies. A separate module, because forms need nothing else from the contact page. */
export const responseTime = 'You’ll hear back within 24 hours.';
