/**
 * A link that calls a number.
 *
 * @param phone - As displayed. Settings may hold it as a number.
 */
export const phoneUrl = (phone: string): string => `tel:${String(phone).replaceAll(' ', '')}`;
