import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { type CaughtMail, parseMail } from './caught-mail.ts';

/** Maximum size of a mail, in bytes. */
export const MAIL_SIZE_LIMIT = 1024 * 1024;

export interface SmtpCatcher {
  port: number;
  close(): Promise<void>;
}

/**
 * Starts an SMTP server that accepts every mail and passes it to `keep`. It never delivers a mail.
 * @param port 0 for any free one
 * @throws when the port is taken
 */
export async function startSmtpCatcher(
  listen: { host: string; port: number },
  keep: (mail: Omit<CaughtMail, 'id'>) => void,
): Promise<SmtpCatcher> {
  const server = new SMTPServer({
    name: 'localhost',
    banner: 'mail catcher',
    size: MAIL_SIZE_LIMIT,
    maxClients: 50,
    // There is no certificate, and credentials are not checked.
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anyone' }),
    disableReverseLookup: true,
    closeTimeout: 500,
    onData(stream, session, done) {
      receive(stream, session).then(
        (mail) => {
          keep(mail);
          done();
        },
        (error) => done(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
  // Without a listener, a client that disconnects in the middle would end the process.
  const listening = once(server.listen(listen.port, listen.host), 'listening');
  const failed = new Promise<never>((_resolve, reject) => server.on('error', reject));
  failed.catch(() => {});
  await Promise.race([listening, failed]);
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<Omit<CaughtMail, 'id'>> {
  const raw = await buffer(readUpTo(stream));
  if (stream.sizeExceeded) throw smtpError(552, `Mail is larger than ${MAIL_SIZE_LIMIT} bytes`);
  const { mailFrom, rcptTo } = session.envelope;
  return parseMail(raw, {
    from: mailFrom === false ? '' : mailFrom.address,
    to: rcptTo.map((recipient) => recipient.address),
    receivedAt: new Date(),
  }).catch((cause) => {
    throw smtpError(554, 'Mail cannot be read', cause);
  });
}

/** Reads the whole stream, as the protocol requires, but stores no more than the limit. */
async function* readUpTo(stream: SMTPServerDataStream): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream) {
    if (!stream.sizeExceeded) yield chunk;
  }
}

function smtpError(responseCode: number, message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), { responseCode });
}
