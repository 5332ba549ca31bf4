/** Reads and writes the `_headers` file, which several static hosts and the site's own server support. */

/** Values by header name. */
export type Headers = Readonly<Record<string, string>>;

/** Headers by path. A path that ends with `*` matches every path with that prefix. */
export type HeaderRules = ReadonlyMap<string, Headers>;

export function writeHeaders(rules: HeaderRules): string {
  const blocks = [...rules].map(([path, headers]) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${blocks.join('\n')}\n`;
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

/** The headers for a given path. Later rules override earlier ones. */
export function headersFor(path: string, rules: HeaderRules): Headers {
  const matches = (rule: string) => (rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : rule === path);
  return Object.assign({}, ...[...rules].filter(([rule]) => matches(rule)).map(([, headers]) => headers));
}
