/** Lighthouse's view of a page: a mid-range phone on slow 4G, simulated. */
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { browserArguments } from './serve.js';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof categories)[number];

/** One run. Times in ms, sizes in bytes as they travel. */
export interface LighthouseRun {
  scores: Partial<Record<Category, number>>;
  FCP: number;
  LCP: number;
  TBT: number;
  CLS: number;
  bytes: Record<string, number>;
  /** Audits that cost points, by id. */
  faults: string[];
}

const timed = (result: Result, id: string) => result.audits[id]?.numericValue ?? 0;

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

/** Now and then the browser's recording of a load lacks its beginning; Lighthouse asks to run it again. */
const again = 'NO_NAVSTART';

/**
 * @param address - The page.
 * @param chromePath - The browser.
 * @param asked - Categories to score; fewer take less time.
 * @param attempts - How often a load may be recorded anew.
 * @throws when the page cannot be loaded, with Lighthouse's own reason.
 */
export async function runLighthouse(
  address: string,
  chromePath: string,
  asked: readonly Category[],
  attempts = 3,
): Promise<LighthouseRun> {
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', ...browserArguments],
    logLevel: 'silent',
  });
  try {
    const outcome = await lighthouse(address, { port: chrome.port, onlyCategories: [...asked], logLevel: 'silent' });
    if (!outcome) throw new Error(`Lighthouse said nothing about ${address}: is the page there?`);
    const { lhr } = outcome;
    if (lhr.runtimeError?.code === again && attempts > 1)
      return await runLighthouse(address, chromePath, asked, attempts - 1);
    if (lhr.runtimeError) throw new Error(`Lighthouse could not load ${address}: ${lhr.runtimeError.message}`);
    const scores = Object.fromEntries(
      Object.entries(lhr.categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
    );
    const weighed = Object.values(lhr.categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0),
    );
    const faults = weighed
      .map(({ id }) => id)
      .filter((id) => {
        const score = lhr.audits[id]?.score;
        return typeof score === 'number' && score < 0.995;
      });
    return {
      scores,
      FCP: timed(lhr, 'first-contentful-paint'),
      LCP: timed(lhr, 'largest-contentful-paint'),
      TBT: timed(lhr, 'total-blocking-time'),
      CLS: timed(lhr, 'cumulative-layout-shift'),
      bytes: bytesOf(lhr),
      faults: [...new Set(faults)],
    };
  } finally {
    chrome.kill();
  }
}
