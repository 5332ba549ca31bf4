/** Encodes text for a URL. Replaces lone surrogates, on which `encodeURIComponent` throws. */
export const encodeText = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
