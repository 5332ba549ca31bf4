/**
 * Characters that reverse or embed the text after them. They can disguise a name or a subject, as in
 * `invoice\u202Efdp.exe`. Right-to-left scripts don't need them, but phones add them to copied numbers.
 */
const directionControls = /[\u202a-\u202e\u2066-\u2069]/g;

/** Makes direction controls visible by showing their code points. */
export const showDirections = (text: string): string =>
  text.replace(directionControls, (control) => `[U+${control.charCodeAt(0).toString(16).toUpperCase()}]`);

/** Removes direction controls. */
export const removeDirections = (text: string): string => text.replace(directionControls, '');
