/**
 * How long each kind of data is kept. The privacy policy quotes this table, and the server deletes data according to
 * it. Data that belongs to a job and newsletter subscribers' addresses are never deleted by age.
 */
export const retention = { enquiryMonths: 24 } as const;
