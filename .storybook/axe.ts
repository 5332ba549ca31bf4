/** What axe is asked in every story. The test runner compares each story's own parameters with these. */
const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The only `a11y` parameters that a story may have: a violation fails its test, and no rule is turned off.
 *
 * @param title - The story's title. Only pages have landmarks round everything, which `region` asks for; Storybook
 * leaves that rule out by itself.
 */
export const axeParameters = (title: string) => ({
  test: 'error',
  options: { runOnly },
  ...(title.startsWith('Pages/') && { config: { rules: [{ id: 'region', enabled: true }] } }),
});
