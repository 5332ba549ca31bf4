/** Evaluates CSS lengths for tools without `clamp()`. */

const rem = 16;

/** Tokenizes a length: numbers with units, function names, operators, commas and parentheses. */
const tokens = /\s*(?:([\d.]+)(rem|px|vw|%)?|([a-z]+)(?=\()|([-+*/,()]))/gy;

/**
 * Resolves a length to px for a given page width, at the default text size.
 *
 * @param css - Lengths in rem, px and vw, with `clamp()`, `min()`, `max()`, `calc()` and the four arithmetic operators.
 * @param pageWidth - In px.
 * @throws for any other syntax.
 */
export function pixelsOf(css: string, pageWidth: number): number {
  const units: Record<string, number> = { rem, px: 1, vw: pageWidth / 100 };
  const fail: () => never = () => {
    throw new Error(`"${css}" is not a supported length. Use rem, px or vw, or a clamp() of these.`);
  };
  const found = [...css.matchAll(tokens)];
  if (found.map(([whole]) => whole).join('') !== css.trimEnd() || found.length === 0) fail();
  let at = 0;
  const sign = () => found[at]?.[4];

  function value(): number {
    const piece = found[at++];
    if (!piece) return fail();
    const [, number, unit, name, mark] = piece;
    if (number !== undefined) return Number(number) * (unit ? (units[unit] ?? fail()) : 1);
    if (mark === '-') return -value();
    if (mark === '(') return closed(sum());
    if (name === undefined || sign() !== '(') return fail();
    at++;
    const list = [sum()];
    while (sign() === ',') {
      at++;
      list.push(sum());
    }
    closed(0);
    const [first = 0, second = 0, third = 0] = list;
    if (name === 'calc' && list.length === 1) return first;
    if (name === 'min') return Math.min(...list);
    if (name === 'max') return Math.max(...list);
    if (name === 'clamp' && list.length === 3) return Math.max(first, Math.min(second, third));
    return fail();
  }

  function closed(inner: number): number {
    if (sign() !== ')') return fail();
    at++;
    return inner;
  }

  function product(): number {
    let result = value();
    for (let operator = sign(); operator === '*' || operator === '/'; operator = sign()) {
      at++;
      result = operator === '*' ? result * value() : result / value();
    }
    return result;
  }

  function sum(): number {
    let result = product();
    for (let operator = sign(); operator === '+' || operator === '-'; operator = sign()) {
      at++;
      result = operator === '+' ? result + product() : result - product();
    }
    return result;
  }

  const result = sum();
  return at === found.length ? result : fail();
}
