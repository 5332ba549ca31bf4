import type { Redirected } from '../store/store.js';

const deliveries = (number: number) => (number === 1 ? 'delivery is' : 'deliveries are');

const enquiries = (number: number) => `${number} ${number === 1 ? 'enquiry' : 'enquiries'}`;

/** Describes how many deliveries are attempted again. */
export const describeRetried = (number: number): string =>
  number > 0
    ? `${number} ${deliveries(number)} due again: the running server sends them within seconds.`
    : 'No delivery was given up.';

/** Describes what a redirection of deliveries has changed. */
export function describeRedirected(
  { redirected, alreadyDue, alreadySent, inProgress }: Redirected,
  { from, to }: { from: string; to: string },
): string {
  const sentences = [
    redirected > 0 &&
      `${redirected} ${deliveries(redirected)} due again, to ${to}: the running server sends them within seconds.`,
    alreadyDue > 0 && `${to} gets ${enquiries(alreadyDue)} anyway, so nothing is sent twice.`,
    alreadySent > 0 && `${to} has received ${enquiries(alreadySent)} before, so nothing is sent twice.`,
    inProgress > 0 &&
      `The server sends ${enquiries(inProgress)} to ${from} at the moment. Run the command again in a few minutes, in case it fails.`,
  ].filter(Boolean);
  return sentences.join('\n') || `Everything has been sent to ${from}, or nothing was ever meant for it.`;
}
