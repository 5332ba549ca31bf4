/** How soon the agency replies. A module of its own, because every form needs nothing else of the contact page. */
export const responseTime = 'You’ll hear back within 24 hours.';
