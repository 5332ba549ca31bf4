/**
 * How long each kind of data is kept. The privacy policy quotes this table, and the server deletes by it. What belongs
 * to a job, and the address of a newsletter subscription, are never deleted by age.
 */
export const retention = { enquiryMonths: 24 } as const;
