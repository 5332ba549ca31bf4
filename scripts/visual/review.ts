/** What reviewers decided about changed pictures, and the small server that writes it down. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import * as z from 'zod';
import type { Comparison } from './compare.js';

const decision = z.object({
  decision: z.enum(['approved', 'rejected']),
  /** The picture that was decided about, or `removed` for a story that is gone. */
  picture: z.string(),
  comment: z.string().max(2000),
});

const reviewSchema = z.record(z.string(), decision);

/** Decisions by the picture's key: the story's id and the mode's name. */
export type Review = Readonly<Record<string, z.infer<typeof decision>>>;

/** What a decision is about: another picture of the same story needs another decision. */
export const subjectOf = ({ after }: Pick<Comparison, 'after'>): string => after?.sha256 ?? 'removed';

/**
 * Reads a review from its text.
 *
 * @throws when it is no review, with what is wrong.
 */
export function parseReview(text: string): Review {
  const parsed = reviewSchema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`The review cannot be read: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** The review of a file; empty if there is none yet. */
export const readReview = async (file: string): Promise<Review> =>
  existsSync(file) ? parseReview(await readFile(file, 'utf8')) : {};

/** Those of the comparisons that nobody has approved. */
export const unapproved = (comparisons: readonly Comparison[], review: Review): Comparison[] =>
  comparisons.filter((comparison) => {
    const decided = review[comparison.key];
    const stands = decided?.picture === subjectOf(comparison) && decided.decision === 'approved';
    return comparison.status !== 'same' && !stands;
  });

/** The server's answers: the report, and its review to be read and replaced. */
export function reviewApp(report: string, file: string): Hono {
  return new Hono()
    .get('/', async (context) => context.html(await readFile(report, 'utf8')))
    .get('/review.json', async (context) => context.json(await readReview(file)))
    .put('/review.json', async (context) => {
      // Another site's page could send a plain form here, and not this.
      if (!context.req.header('content-type')?.startsWith('application/json')) return context.text('JSON only', 415);
      let review: Review;
      try {
        review = parseReview(await context.req.text());
      } catch (error) {
        return context.text(error instanceof Error ? error.message : 'No review', 400);
      }
      const sorted = Object.entries(review).sort(([one], [other]) => one.localeCompare(other));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
      return context.json({ saved: sorted.length });
    });
}

/** Serves a report to this machine until the process ends. */
export async function serveReview(report: string, file: string, port: number): Promise<string> {
  const server = serve({ fetch: reviewApp(report, file).fetch, port, hostname: '127.0.0.1' });
  await new Promise((listening, fail) => server.once('listening', listening).once('error', fail));
  return `http://127.0.0.1:${port}/`;
}
