import { nameOf } from '../delivery/outbox.js';
import { isAddress } from '../settings.js';
import type { Redirected, Store, StuckDeliveries, Target } from '../store/store.js';
import { UsageError } from './usage-error.js';

const deliveries = (number: number) => `${number} ${number === 1 ? 'delivery' : 'deliveries'}`;

const areDue = (number: number) => `${deliveries(number)} ${number === 1 ? 'is' : 'are'} due again`;

const enquiries = (number: number) => `${number} ${number === 1 ? 'enquiry' : 'enquiries'}`;

const example = 'Run retry --instead-of old@agency.example --to new@agency.example.';

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

interface Addresses {
  from: string | undefined;
  to: string | undefined;
}

/** @throws UsageError if either is missing or is not an address. */
function readAddresses({ from, to }: Addresses): { from: string; to: string } {
  if (!from || !to) throw new UsageError(`retry: one of the two addresses is missing. ${example}`);
  for (const [option, address] of [
    ['--instead-of', from],
    ['--to', to],
  ] as const)
    if (!isAddress(address) || address.includes('<'))
      throw new UsageError(`${option}: "${address}" is not a single e-mail address without a display name. ${example}`);
  if (from === to) throw new UsageError('retry: both addresses are the same. Run retry without them.');
  return { from, to };
}

/**
 * The address as spelt in the server's settings, because a server sends only to the addresses listed there.
 *
 * @throws UsageError if no server sends to it, because the deliveries would wait forever.
 */
function findReceiver(to: string, receivers: readonly Target[]): string {
  const addresses = receivers.flatMap(({ recipient }) => recipient ?? []);
  const known = addresses.find((address) => isSame(address, to));
  if (known !== undefined) return known;
  throw new UsageError(
    addresses.length > 0
      ? `--to: the server does not send to ${to}, only to ${addresses.join(', ')}. Add the address to ENQUIRIES_TO, restart the server, then run this again.`
      : `--to: the server does not send e-mail. Set SMTP_URL, ENQUIRIES_FROM, and ENQUIRIES_TO with ${to}, restart the server, then run this again.`,
  );
}

function describeRedirected(
  { redirected, alreadyDue, alreadySent, inProgress }: Redirected,
  { from, to, isKnown }: { from: string; to: string; isKnown: boolean },
): string {
  const sentences = [
    redirected > 0 &&
      `${areDue(redirected)}, to ${to}: ${isKnown ? 'the running server sends them within seconds' : 'a server sends them once it has started with this address in ENQUIRIES_TO'}.`,
    alreadyDue > 0 && `${to} gets ${enquiries(alreadyDue)} anyway, so nothing is sent twice.`,
    alreadySent > 0 && `${to} has already received ${enquiries(alreadySent)}, so nothing is sent twice.`,
    inProgress > 0 &&
      `The server is sending ${enquiries(inProgress)} to ${from} right now. Run the command again in a few minutes, in case that fails.`,
  ].filter(Boolean);
  return sentences.join('\n') || `Everything has been sent to ${from}, or nothing was ever meant for it.`;
}

/** Describes one receiver's deliveries for which retrying wouldn't help. */
const describeWaiting = (count: number, { channel, recipient }: Target) =>
  recipient
    ? `${deliveries(count)} to ${recipient} ${count === 1 ? 'waits' : 'wait'}, because the address is not in the server’s ENQUIRIES_TO. Run retry --instead-of ${recipient} --to ADDRESS, or add it and restart the server.`
    : `${deliveries(count)} (${nameOf({ channel, recipient })}) ${count === 1 ? 'waits' : 'wait'} for settings that the server does not have. Set them, and restart the server.`;

const sumOf = (stuck: readonly StuckDeliveries[]) => stuck.reduce((sum, { count }) => sum + count, 0);

/** Retries failed and refused deliveries to the same addresses. */
async function retryAll(store: Store, known: readonly Target[] | undefined): Promise<string> {
  const stuck = await store.stuckDeliveries(known ?? []);
  await store.retryFailed();
  const isReachable = (to: Target) =>
    !known || known.some(({ channel, recipient }) => channel === to.channel && recipient === to.recipient);
  const reachable = sumOf(stuck.filter((one) => one.state !== 'pending' && isReachable(one)));
  const waiting = new Map<string, StuckDeliveries[]>();
  for (const one of stuck.filter((other) => !isReachable(other)))
    waiting.set(nameOf(one), [...(waiting.get(nameOf(one)) ?? []), one]);
  const sentences = [
    ...(reachable > 0 ? [`${areDue(reachable)}: the running server sends them within seconds.`] : []),
    ...[...waiting.values()].flatMap((ofOne) => (ofOne[0] ? [describeWaiting(sumOf(ofOne), ofOne[0])] : [])),
  ];
  return sentences.join('\n') || 'No deliveries have been given up.';
}

/**
 * Retries failed deliveries, to the same or a different address.
 *
 * @param receivers - The receivers in this command's settings, used if no server has recorded its own in the store.
 * @returns what happened.
 * @throws UsageError
 */
export async function retryDeliveries(
  store: Store,
  addresses: Addresses,
  receivers: readonly Target[] | undefined,
): Promise<string> {
  const known = (await store.receivers()) ?? receivers;
  if (addresses.from === undefined && addresses.to === undefined) return retryAll(store, known);
  const { from, to } = readAddresses(addresses);
  const receiver = known ? findReceiver(to, known) : to;
  return describeRedirected(await store.redirect(from, receiver), { from, to: receiver, isKnown: known !== undefined });
}
