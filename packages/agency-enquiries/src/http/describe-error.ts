/**
 * Names an error by its class and code, which contain only programmers' words. Its message is left out because it may
 * quote a visitor.
 */
export function nameOfError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? String(error.code) : '';
  return [error.name, code].filter((part) => /^\w{1,50}$/.test(part)).join(' ') || 'unknown';
}

/** Where in the code an error was thrown. */
function placeOf({ message, stack = '' }: Error): string | undefined {
  const start = stack.indexOf(message);
  // The message itself may look like a code location.
  const calls = start < 0 ? '' : stack.slice(start + message.length);
  return /^\s+at (?:.*\()?((?:file:|\/|[a-z]:\\)[^()\n]*:\d+:\d+)\)?$/im.exec(calls)?.[1];
}

/** Describes an unexpected error in one line for the log, without its message: `TypeError at /srv/site/main.js:12:3`. */
export function describeError(error: unknown): string {
  const place = error instanceof Error ? placeOf(error) : undefined;
  return place ? `${nameOfError(error)} at ${place}` : nameOfError(error);
}
