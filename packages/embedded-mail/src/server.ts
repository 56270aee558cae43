import type { CaughtMail } from './caught-mail.ts';
import { openMailStore } from './mail-store.ts';
import { startMailboxHttp } from './mailbox-http.ts';
import { startSmtpCatcher } from './smtp-catcher.ts';

export type { CaughtMail, MailSummary } from './caught-mail.ts';

/** Maximum number of stored mails. */
const MAILS_KEPT = 500;

export interface EmbeddedMail {
  /** `smtp://127.0.0.1:PORT` */
  smtpUrl: string;
  /** `http://127.0.0.1:PORT` */
  webUrl: string;
  /** All mails with their bodies, newest first. */
  messages(): Promise<CaughtMail[]>;
  close(): Promise<void>;
}

/**
 * Starts an SMTP server that stores every mail instead of delivering it, and a web mailbox.
 * It listens on the loopback address only. The system chooses the ports that are not given.
 * @throws when a port is taken; both servers are closed then
 */
export async function startEmbeddedMail(options: {
  smtpPort?: number;
  webPort?: number;
  host?: '127.0.0.1';
  /** Folder of the mails; they stay in memory when it is absent. */
  dataDir?: string;
}): Promise<EmbeddedMail> {
  const host = options.host ?? '127.0.0.1';
  await using started = new AsyncDisposableStack();
  const store = openMailStore(options.dataDir ?? null, MAILS_KEPT);
  started.defer(() => store.close());
  const smtp = await startSmtpCatcher({ host, port: options.smtpPort ?? 0 }, store.add);
  started.defer(smtp.close);
  const web = await startMailboxHttp({ host, port: options.webPort ?? 0 }, store);
  started.defer(web.close);
  // From here on the caller closes both, the last started first.
  const running = started.move();
  return {
    smtpUrl: `smtp://${host}:${smtp.port}`,
    webUrl: `http://${host}:${web.port}`,
    messages: async () => store.all(),
    close: () => running.disposeAsync(),
  };
}
