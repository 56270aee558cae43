import { type MailRefusal, meaningOfSmtp } from '@gaemi/domain/notifications/refusals';
import { mails } from '@gaemi/runtime/metrics/metrics';
import { createTransport } from 'nodemailer';
import { isPrivateHost } from '../http/private-address.ts';
import { ProviderError } from '../provider-error.ts';
import { withLegalLinks } from './legal-links.ts';

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
  /** Resolves once the mail server accepted the mail. @throws ProviderError: AddressRefusedError and SenderRefusedError among them */
  send(mail: Mail): Promise<void>;
  /** Checks that the mail server answers and accepts the login. */
  verify?(): Promise<boolean>;
  /** The same, with the reason. @throws ProviderError */
  requireLogin?(): Promise<void>;
  close(): void;
}

/** The mail server does not know the address or refuses mail for it. A retry does not help, another address does. */
export class AddressRefusedError extends ProviderError {
  /** False where the server gave no reason: then the refusal may as well be about us. */
  readonly certain: boolean;

  constructor(message: string, certain: boolean) {
    super('mail', 'refused', { message });
    this.certain = certain;
  }
}

/** The mail server refuses us: log-in, sender, quota or reputation. The operator must act; the address of the member is fine. */
export class SenderRefusedError extends ProviderError {
  constructor(message: string) {
    super('mail', 'refused', { message, retryable: true });
  }
}

/** Whether the mail server refused a mail. After any other failure the mail may be on its way. */
export const isMailRefused = (error: unknown): boolean => error instanceof ProviderError && error.kind === 'refused';

/** Whether the mail server may take the same mail later. */
export const isMailBusy = (error: unknown): boolean => error instanceof ProviderError && error.retryable;

/** The mail server did not answer in time, or hung up before it did: the mail may be on its way. */
export class MailUnansweredError extends ProviderError {
  constructor(message: string, kind: 'timeout' | 'unreachable') {
    super('mail', kind, { message });
  }
}

export interface MailSenderOptions {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  smtpUrl: string;
  from: string;
  /** Address of the site. Every mail ends with links to its terms and its privacy policy. */
  webOrigin?: string;
  /**
   * Keeps up to so many connections open for the next mails and sends at most as many mails at once; others wait. Without it every mail
   * opens a connection of its own.
   */
  keptConnections?: number;
  /** For tests. */
  timeLimitMs?: number;
  /** For tests. Whether the host of the mail server is in a private network, by its form. */
  isPrivate?: (hostname: string) => boolean;
}

/** Creates a sender through an SMTP server. */
export function createMailSender(options: MailSenderOptions): MailSender {
  const { keptConnections, timeLimitMs: timeLimit = SMTP_TIME_LIMIT, isPrivate = isPrivateHost } = options;
  const { protocol, hostname, password } = new URL(options.smtpUrl);
  const connecting = {
    url: options.smtpUrl,
    connectionTimeout: timeLimit,
    greetingTimeout: timeLimit,
    socketTimeout: timeLimit,
    dnsTimeout: timeLimit,
    // A password leaves the private network under TLS only, whatever the server offers.
    requireTLS: protocol === 'smtp:' && password !== '' && !isPrivate(hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  // Ends a kept connection by QUIT before the limit of silent sockets breaks it.
  const pool = { pool: true as const, maxConnections: keptConnections, idleTimeout: timeLimit / 2 };
  const defaults = { from: options.from };
  mails.inc({ outcome: 'our-fault' }, 0);
  const transport =
    keptConnections === undefined
      ? createTransport(connecting, defaults)
      : createTransport({ ...connecting, ...pool }, defaults);
  return {
    send: async (mail) => {
      const { to, subject, messageId, unsubscribe } = mail;
      const { text, html } = options.webOrigin === undefined ? mail : withLegalLinks(mail, options.webOrigin);
      const headers = unsubscribe === undefined ? {} : unsubscribeHeaders(unsubscribe);
      // A server that sends a line now and then never triggers the idle time-out.
      const signal = AbortSignal.timeout(timeLimit);
      try {
        await transport.sendMail({
          ...{ to, subject, text, html, headers, signal },
          ...(messageId !== undefined && { messageId }),
        });
      } catch (error) {
        const refusal = findRefusal(error);
        mails.inc({ outcome: refusal ?? 'later' });
        throw toProviderError(error, refusal);
      }
      mails.inc({ outcome: 'sent' });
    },
    verify: async () => {
      try {
        return await transport.verify();
      } catch {
        return false;
      }
    },
    requireLogin: async () => {
      try {
        await transport.verify();
      } catch (error) {
        throw toProviderError(error, findRefusal(error));
      }
    },
    close: () => transport.close(),
  };
}

const unsubscribeHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Failures of nodemailer that are about our settings, though no server answered a command. */
const ourFaults: readonly unknown[] = ['EAUTH', 'EENVELOPE', 'EMESSAGE', 'ETLS'];

/** Returns what the mail server's refusal means; null where it did not answer. */
function findRefusal(error: unknown): MailRefusal | null {
  const code = property(error, 'responseCode');
  if (typeof code !== 'number') return ourFaults.includes(property(error, 'code')) ? 'our-fault' : null;
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(String(property(error, 'response')))?.[1] ?? null;
  return meaningOfSmtp({ command: String(property(error, 'command')), code, enhanced });
}

/** The text of the server may contain the address of the member: only codes go into the message, and no cause. */
function toProviderError(error: unknown, refusal: MailRefusal | null): ProviderError {
  const code = property(error, 'code');
  const status = property(error, 'responseCode');
  const parts = [code, status, property(error, 'command')].filter((part) => part !== undefined);
  const message = `mail not accepted (${parts.join(' ') || 'unknown'})`;
  if (code === 'ETIMEDOUT' || code === 'EABORT') return new MailUnansweredError(message, 'timeout');
  if (refusal === null && isHungUp(error)) return new MailUnansweredError(message, 'unreachable');
  if (refusal === null) return new ProviderError('mail', 'unreachable', { message });
  if (refusal === 'later') return new ProviderError('mail', 'refused', { message, retryable: true });
  if (refusal === 'our-fault') return new SenderRefusedError(message);
  return new AddressRefusedError(message, refusal === 'address-gone');
}

/** Whether a connection that stood was lost. */
function isHungUp(error: unknown): boolean {
  const code = property(error, 'code');
  return (
    code === 'ECONNECTION' || (code === 'ESOCKET' && ['read', 'write'].includes(String(property(error, 'syscall'))))
  );
}

function property(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null
    ? Object.entries(error).find(([key]) => key === name)?.[1]
    : undefined;
}
