import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  /** Headers and text as received. */
  raw: string;
  messageId: string;
}

/** An SMTP server that records mails and can simulate an outage. */
export async function startMailSink() {
  const mails: ReceivedMail[] = [];
  let isUp = true;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect: (_session, callback) => callback(isUp ? null : new Error('down')),
    // Pooled connections stay open when the outage begins.
    onMailFrom: (_address, _session, callback) => callback(isUp ? null : new Error('down')),
    onData: async (stream, _session, callback) => {
      // The stream of a sender that is killed ends early; nothing is recorded.
      const raw = await text(stream).catch(() => undefined);
      if (raw === undefined) return callback(new Error('incomplete'));
      if (!isUp) return callback(new Error('down'));
      mails.push({ raw, messageId: /^Message-ID: (.+)$/im.exec(raw)?.[1]?.trim() ?? '' });
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
    setUp: (up: boolean) => {
      isUp = up;
    },
    stop: () => new Promise<void>((stopped) => server.close(() => stopped())),
  };
}

export type MailSink = Awaited<ReturnType<typeof startMailSink>>;
