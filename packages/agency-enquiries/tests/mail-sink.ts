import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  /** Headers and text as received. */
  raw: string;
  /** The addresses it was sent to. */
  recipients: string[];
  messageId: string;
}

/** A server reply with a status code. */
const answer = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

/** An SMTP server that records mails and can simulate an outage or permanently refuse recipients. */
export async function startMailSink() {
  const mails: ReceivedMail[] = [];
  let isUp = true;
  const refused = new Set<string>();
  let refusalOfContent: Error | undefined;
  let refusesAttachments = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect: (_session, callback) => callback(isUp ? null : answer(421, 'down')),
    // Pooled connections stay open when the outage begins.
    onMailFrom: (_address, _session, callback) => callback(isUp ? null : answer(421, 'down')),
    onRcptTo: ({ address }, _session, callback) =>
      callback(refused.has(address) ? answer(550, '5.1.1 no such mailbox') : null),
    onData: async (stream, session, callback) => {
      // If the sender is killed, its stream ends early and nothing is recorded.
      const raw = await text(stream).catch(() => undefined);
      if (raw === undefined) return callback(new Error('incomplete'));
      if (!isUp) return callback(answer(421, 'down'));
      if (refusalOfContent) return callback(refusalOfContent);
      if (refusesAttachments && /^Content-Disposition: attachment/im.test(raw))
        return callback(answer(552, '5.7.0 this attachment is blocked'));
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      mails.push({ raw, recipients, messageId: /^Message-ID: (.+)$/im.exec(raw)?.[1]?.trim() ?? '' });
      callback();
    },
  });
  // Ignores connections reset by killed clients.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    /** Replies with 550 for this recipient. */
    refuse: (address: string) => refused.add(address),
    /** Replies to each mail with this status code and text. */
    refuseContent: (status: number, text: string) => {
      refusalOfContent = answer(status, text);
    },
    /** Replies with 552 to mails with attachments. */
    refuseAttachments: () => {
      refusesAttachments = true;
    },
    setUp: (up: boolean) => {
      isUp = up;
    },
    stop: () => new Promise<void>((stopped) => server.close(() => stopped())),
  };
}

export type MailSink = Awaited<ReturnType<typeof startMailSink>>;
