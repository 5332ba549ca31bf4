export const kebab = (word: string) => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The public name of a token: `tokenName('color', 'onAccent')` is `--agency-color-on-accent`. */
export const tokenName = (...path: string[]) => `--agency-${path.map(kebab).join('-')}`;
