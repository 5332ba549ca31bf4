/** Runs Lighthouse with its simulated mid-range phone on slow 4G. */
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { browserArguments } from './serve.js';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof categories)[number];

/** The results of one run. Times are in ms, sizes in transferred bytes. */
export interface LighthouseRun {
  scores: Partial<Record<Category, number>>;
  FCP: number;
  LCP: number;
  TBT: number;
  CLS: number;
  bytes: Record<string, number>;
  /** Ids of the audits that lost points. */
  faults: string[];
}

const numericValueOf = (result: Result, id: string) => result.audits[id]?.numericValue ?? 0;

interface Resource {
  resourceType: string;
  transferSize: number;
}

function bytesOf(result: Result): Record<string, number> {
  const details = result.audits['network-requests']?.details;
  const items = details && 'items' in details ? (details.items as unknown as Resource[]) : [];
  const bytes: Record<string, number> = { total: 0 };
  for (const { resourceType = 'Other', transferSize = 0 } of items) {
    bytes[resourceType] = (bytes[resourceType] ?? 0) + transferSize;
    bytes['total'] = (bytes['total'] ?? 0) + transferSize;
  }
  return bytes;
}

/** Error code for an incomplete trace, which happens occasionally. Lighthouse recommends running again. */
const incompleteTrace = 'NO_NAVSTART';

/**
 * @param address - The URL of the page.
 * @param chromePath - The path of the browser.
 * @param selectedCategories - The categories to score. Fewer categories are faster.
 * @param attempts - The maximum number of runs if traces are incomplete.
 * @throws with Lighthouse's message if the page does not load.
 */
export async function runLighthouse(
  address: string,
  chromePath: string,
  selectedCategories: readonly Category[],
  attempts = 3,
): Promise<LighthouseRun> {
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', ...browserArguments],
    logLevel: 'silent',
  });
  try {
    const outcome = await lighthouse(address, {
      port: chrome.port,
      onlyCategories: [...selectedCategories],
      logLevel: 'silent',
    });
    if (!outcome) throw new Error(`Lighthouse returned no result for ${address}.`);
    const { lhr } = outcome;
    if (lhr.runtimeError?.code === incompleteTrace && attempts > 1)
      return await runLighthouse(address, chromePath, selectedCategories, attempts - 1);
    if (lhr.runtimeError) throw new Error(`Lighthouse could not load ${address}: ${lhr.runtimeError.message}`);
    const scores = Object.fromEntries(
      Object.entries(lhr.categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
    );
    const weightedAudits = Object.values(lhr.categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0),
    );
    const faults = weightedAudits
      .map(({ id }) => id)
      .filter((id) => {
        const score = lhr.audits[id]?.score;
        return typeof score === 'number' && score < 0.995;
      });
    return {
      scores,
      FCP: numericValueOf(lhr, 'first-contentful-paint'),
      LCP: numericValueOf(lhr, 'largest-contentful-paint'),
      TBT: numericValueOf(lhr, 'total-blocking-time'),
      CLS: numericValueOf(lhr, 'cumulative-layout-shift'),
      bytes: bytesOf(lhr),
      faults: [...new Set(faults)],
    };
  } finally {
    chrome.kill();
  }
}
