const code = (character: string) => `\\u{${character.codePointAt(0)?.toString(16)}}`;

const rare = new RegExp(`[${[...import.meta.env.RARE_CHARACTERS].map(code).join('')}]`, 'u');

/**
 * Links the stylesheet of the typefaces that hold the rarer characters, as soon as a visitor has written one, or the
 * page says one that its HTML did not. Not before: a new typeface has the browser lay out all words again.
 */
export function bringRareTypefaces(href: string): void {
  const listening = new AbortController();
  const look = (text: string) => {
    if (listening.signal.aborted || !rare.test(text)) return;
    listening.abort();
    observer.disconnect();
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
  };
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      for (const { textContent } of type === 'childList' ? addedNodes : [target]) look(textContent ?? '');
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  // On its way to the field: what is written into a part that React is still fetching, React lets no further.
  addEventListener('input', ({ target }) => look((target as HTMLInputElement).value), {
    capture: true,
    signal: listening.signal,
  });
}
