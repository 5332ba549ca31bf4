/** Reads reviewers' decisions about changed screenshots, and serves the report page that saves them. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import * as z from 'zod';
import type { Comparison } from './compare.js';

const decision = z.object({
  decision: z.enum(['approved', 'rejected']),
  /** The hash of the reviewed screenshot, or `removed` for a removed story. */
  picture: z.string(),
  comment: z.string().max(2000),
});

const reviewSchema = z.record(z.string(), decision);

/** Decisions by the key of the screenshot: the story's id and the mode's name. */
export type Review = Readonly<Record<string, z.infer<typeof decision>>>;

/** The hash that a decision refers to. A different screenshot of the same story needs a new decision. */
export const subjectOf = ({ after }: Pick<Comparison, 'after'>): string => after?.sha256 ?? 'removed';

/**
 * Parses a review.
 *
 * @throws with the validation errors if the JSON is not a review.
 */
export function parseReview(text: string): Review {
  const parsed = reviewSchema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`The review is invalid: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Reads a review file. Returns an empty review if there is none. */
export const readReview = async (file: string): Promise<Review> =>
  existsSync(file) ? parseReview(await readFile(file, 'utf8')) : {};

/** Returns the differing comparisons without an approval. */
export const unapproved = (comparisons: readonly Comparison[], review: Review): Comparison[] =>
  comparisons.filter((comparison) => {
    const decided = review[comparison.key];
    const isApproved = decided?.picture === subjectOf(comparison) && decided.decision === 'approved';
    return comparison.status !== 'same' && !isApproved;
  });

/** Routes of the review server: the report page, and `GET` and `PUT` of the review. */
export function reviewApp(report: string, file: string): Hono {
  return new Hono()
    .get('/', async (context) => context.html(await readFile(report, 'utf8')))
    .get('/review.json', async (context) => context.json(await readReview(file)))
    .put('/review.json', async (context) => {
      // CSRF protection: other sites cannot send this content type without a CORS preflight.
      if (!context.req.header('content-type')?.startsWith('application/json')) return context.text('JSON only', 415);
      let review: Review;
      try {
        review = parseReview(await context.req.text());
      } catch (error) {
        return context.text(error instanceof Error ? error.message : 'Invalid review', 400);
      }
      const sorted = Object.entries(review).sort(([one], [other]) => one.localeCompare(other));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
      return context.json({ saved: sorted.length });
    });
}

/** Serves a report on localhost until the process ends. */
export async function serveReview(report: string, file: string, port: number): Promise<string> {
  const server = serve({ fetch: reviewApp(report, file).fetch, port, hostname: '127.0.0.1' });
  await new Promise((listening, fail) => server.once('listening', listening).once('error', fail));
  return `http://127.0.0.1:${port}/`;
}
