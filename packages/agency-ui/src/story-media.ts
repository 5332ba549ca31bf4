function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if (rule instanceof CSSGroupingRule) yield* mediaRules(rule.cssRules);
  }
}

/**
 * Applies the rules of a media query that a story can't emulate.
 *
 * @param query - As written in the stylesheet. `print` also turns off the rules for `screen`.
 * @returns a function that undoes it.
 */
export function emulateMedia(query: 'print' | '(scripting: none)'): () => void {
  const rules = [...document.styleSheets].flatMap((sheet) => [...mediaRules(sheet.cssRules)]);
  const changed = rules.flatMap(({ media }) => {
    const before = media.mediaText;
    if (before.split(', ').includes(query)) media.mediaText = 'all';
    else if (query === 'print' && /^screen\b/.test(before)) media.mediaText = 'not all';
    else return [];
    return { media, before };
  });
  if (changed.length === 0)
    throw new Error(`emulateMedia: no stylesheet has a rule for "${query}". Use one of the kit’s media queries.`);
  return () => {
    for (const { media, before } of changed) media.mediaText = before;
  };
}
