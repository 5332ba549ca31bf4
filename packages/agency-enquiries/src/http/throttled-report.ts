export interface ThrottledReportOptions {
  /** Minimum time between two reports of the same kind, in ms. @default 1 minute */
  intervalMs?: number | undefined;
  /** Monotonic time in ms. @default performance.now */
  now?: (() => number) | undefined;
}

/** Reports an event of a given kind, unless that kind was reported recently. */
export type ThrottledReport = (kind: string, sentence: string) => void;

/** Maximum number of kinds. The least recently reported one is forgotten first. */
const maxKinds = 100;

/**
 * Reports each kind of event at most once per interval, so that visitors cannot fill the log. The next report says
 * how many were omitted.
 *
 * Loggers such as `pino` and `winston` have no such limit, or need a plugin that drops lines regardless of their
 * content.
 *
 * @param report - Writes one line.
 */
export function createThrottledReport(
  report: (sentence: string) => void,
  { intervalMs = 60_000, now = () => performance.now() }: ThrottledReportOptions = {},
): ThrottledReport {
  const kinds = new Map<string, { at: number; omitted: number }>();
  return (kind, sentence) => {
    const at = now();
    const last = kinds.get(kind);
    if (last && at - last.at < intervalMs) {
      last.omitted++;
      return;
    }
    // Reinserting keeps the map in order of last report.
    kinds.delete(kind);
    kinds.set(kind, { at, omitted: 0 });
    if (kinds.size > maxKinds) kinds.delete(kinds.keys().next().value ?? '');
    report(last?.omitted ? `${sentence} (${last.omitted} more since the last report)` : sentence);
  };
}
