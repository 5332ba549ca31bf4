/** Maximum length of a name, in characters. File systems allow 255 bytes, and a character takes up to four. */
const maxLength = 60;

/** Control characters, and invisible ones such as direction marks, which can disguise a name. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;

/** Path separators, and characters that Windows does not allow. */
const reserved = /[/\\:*?"<>|]/g;

/**
 * White space and dots at both ends. The lookbehind keeps matching linear: without it, a name with 79,000 dots in the
 * middle, which a request may contain, took ten seconds.
 */
const ends = /^[\s.]+|(?<![\s.])[\s.]+$/g;

/**
 * Makes the name of a visitor's file safe to show, mail and save: removes paths, control characters and direction
 * marks, and limits the length. Keeps the extension.
 *
 * `sanitize-filename` removes control characters but keeps direction marks (`invoice\u202Efdp.exe`).
 */
export function safeFileName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last.replace(invisible, '').replace(reserved, '-').replace(/\s+/g, ' ').replace(ends, '');
  const [, stem = plain, extension = ''] = /^(.*?)(\.[^.\s]{1,10})?$/u.exec(plain) ?? [];
  // Windows reserves these names with any extension.
  const isDevice = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i.test(stem);
  const short = [...stem].slice(0, maxLength).join('').trim();
  return `${isDevice ? `${short}-` : short || 'file'}${extension}`;
}

/** Numbers repeated names: `plan.pdf`, `plan (2).pdf`. */
export function uniqueFileName(name: string, taken: ReadonlySet<string>): string {
  const [, stem = name, extension = ''] = /^(.*?)(\.[^.\s]{1,10})?$/u.exec(name) ?? [];
  let unique = name;
  for (let number = 2; taken.has(unique.toLowerCase()); number++) unique = `${stem} (${number})${extension}`;
  return unique;
}
