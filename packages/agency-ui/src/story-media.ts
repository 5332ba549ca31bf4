function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if (rule instanceof CSSGroupingRule) yield* mediaRules(rule.cssRules);
  }
}

/**
 * Shows the page as it prints, for stories: a page cannot emulate a medium, so the rules for paper are applied to the
 * screen and those for the screen are turned off.
 *
 * @returns a function that undoes it.
 */
export function emulatePrint(): () => void {
  const changed = [...document.styleSheets]
    .flatMap((sheet) => [...mediaRules(sheet.cssRules)])
    .filter(({ media }) => media.mediaText === 'print' || media.mediaText === 'screen')
    .map(({ media }) => ({ media, before: media.mediaText }));
  for (const { media, before } of changed) media.mediaText = before === 'print' ? 'all' : 'not all';
  return () => {
    for (const { media, before } of changed) media.mediaText = before;
  };
}
