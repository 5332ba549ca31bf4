/** The `_headers` file that several static hosts read, and the site's own server: one source for both. */

/** Headers by their names. */
export type Headers = Readonly<Record<string, string>>;

/** Headers of each path; one that ends in `*` stands for all that begin so. */
export type HeaderRules = ReadonlyMap<string, Headers>;

export function writeHeaders(rules: HeaderRules): string {
  return [...rules]
    .flatMap(([path, headers]) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)])
    .join('\n')
    .concat('\n');
}

export function readHeaders(text: string): HeaderRules {
  const rules = new Map<string, Record<string, string>>();
  let current: Record<string, string> = {};
  for (const line of text.split('\n').filter(Boolean)) {
    const [, name, value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    if (name) {
      current[name] = value;
    } else {
      current = {};
      rules.set(line, current);
    }
  }
  return rules;
}

/** All that holds for a path; of two rules that name a header the later one holds, which is the more special one. */
export function headersFor(path: string, rules: HeaderRules): Headers {
  const matching = [...rules].filter(([rule]) =>
    rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : rule === path,
  );
  return Object.assign({}, ...matching.map(([, headers]) => headers));
}
