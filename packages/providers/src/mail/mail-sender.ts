import { createTransport } from 'nodemailer';
import { ProviderError } from '../provider-error.ts';

/**
 * Time limits in milliseconds: for each of connecting, the greeting and a silent socket; and for the whole. The web
 * waits ten seconds.
 */
const SMTP_TIME_LIMIT = 8_000;

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same for every try of the same mail. */
  messageId?: string;
  /** Address that ends such mails by one POST without log-in (RFC 8058). */
  unsubscribe?: string;
}

export interface MailSender {
  /** Resolves once the mail server accepted the mail. @throws ProviderError, AddressRefusedError among them */
  send(mail: Mail): Promise<void>;
  /** Checks that the mail server answers and accepts the login. */
  verify?(): Promise<boolean>;
  close(): void;
}

/** The mail server does not know the address or refuses mail for it. A retry does not help, another address does. */
export class AddressRefusedError extends ProviderError {}

/** SMTP codes about the recipient's address, not about us. */
const ADDRESS_REFUSALS: readonly unknown[] = [550, 551, 553];

export interface MailSenderOptions {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  smtpUrl: string;
  from: string;
  /**
   * Keeps up to so many connections open for the next mails and sends at most as many mails at once; others wait. Without it every mail
   * opens a connection of its own.
   */
  keptConnections?: number;
  /** For tests. */
  timeLimitMs?: number;
}

/** Creates a sender through an SMTP server. */
export function createMailSender(options: MailSenderOptions): MailSender {
  const { keptConnections, timeLimitMs: timeLimit = SMTP_TIME_LIMIT } = options;
  const connecting = {
    url: options.smtpUrl,
    connectionTimeout: timeLimit,
    greetingTimeout: timeLimit,
    socketTimeout: timeLimit,
    dnsTimeout: timeLimit,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  // Ends a kept connection by QUIT before the limit of silent sockets breaks it.
  const pool = { pool: true as const, maxConnections: keptConnections, idleTimeout: timeLimit / 2 };
  const defaults = { from: options.from };
  const transport =
    keptConnections === undefined
      ? createTransport(connecting, defaults)
      : createTransport({ ...connecting, ...pool }, defaults);
  return {
    send: async (mail) => {
      const { to, subject, text, html, messageId, unsubscribe } = mail;
      const headers = unsubscribe === undefined ? {} : unsubscribeHeaders(unsubscribe);
      // A server that sends a line now and then never triggers the idle time-out.
      const signal = AbortSignal.timeout(timeLimit);
      try {
        await transport.sendMail({
          ...{ to, subject, text, html, headers, signal },
          ...(messageId !== undefined && { messageId }),
        });
      } catch (error) {
        throw toProviderError(error);
      }
    },
    verify: async () => {
      try {
        return await transport.verify();
      } catch {
        return false;
      }
    },
    close: () => transport.close(),
  };
}

const unsubscribeHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** The text of the server may contain the address of the member: only codes go into the message, and no cause. */
function toProviderError(error: unknown): ProviderError {
  const code = property(error, 'code');
  const status = property(error, 'responseCode');
  const message = `mail not accepted (${[code, status].filter((part) => part !== undefined).join(' ') || 'unknown'})`;
  if (code === 'ETIMEDOUT' || code === 'EABORT') return new ProviderError('mail', 'timeout', { message });
  if (property(error, 'command') === 'RCPT TO' && ADDRESS_REFUSALS.includes(status)) {
    return new AddressRefusedError('mail', 'refused', { message });
  }
  if (typeof status === 'number') {
    // 4xx answers of SMTP are temporary failures, 5xx are permanent.
    return new ProviderError('mail', 'refused', { message, retryable: status < 500 });
  }
  if (code === 'EAUTH' || code === 'EENVELOPE' || code === 'EMESSAGE') {
    return new ProviderError('mail', 'refused', { message });
  }
  return new ProviderError('mail', 'unreachable', { message });
}

function property(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null
    ? Object.entries(error).find(([key]) => key === name)?.[1]
    : undefined;
}
