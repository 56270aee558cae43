import { randomBytes } from 'node:crypto';
import type { CaughtMail } from '@gaemi/embedded-mail/caught-mail';
import * as z from 'zod';
import type { TestMail } from './test-mail.ts';

const person = z.object({ Name: z.string(), Address: z.string() });
const people = z
  .array(person)
  .nullish()
  .transform((list) => list ?? []);
const found = z.object({ messages: z.array(z.object({ ID: z.string(), Snippet: z.string(), Created: z.string() })) });
const message = z.object({
  From: person,
  To: people,
  Cc: people,
  Bcc: people,
  Subject: z.string(),
  Text: z.string(),
  HTML: z.string(),
  Size: z.number(),
  Attachments: z.array(z.object({ FileName: z.string(), ContentType: z.string(), Size: z.number() })).nullish(),
});

/**
 * A part of an external Mailpit that belongs to one test. Mailpit must tag mails by the log-in name of the sender: set
 * MP_TAGS_USERNAME, MP_SMTP_AUTH_ACCEPT_ANY and MP_SMTP_AUTH_ALLOW_INSECURE.
 * @param mailboxUrl address of its HTTP API
 */
export function givenMail(smtpUrl: string, mailboxUrl: string): TestMail {
  const tag = `t${randomBytes(5).toString('hex')}`;
  const own = new URL(smtpUrl);
  own.username = tag;
  own.password = 'any';
  const ask = async (path: string): Promise<unknown> => {
    const answer = await fetch(new URL(path, mailboxUrl));
    if (!answer.ok) throw new Error(`the mailbox answers ${answer.status}`);
    return answer.json();
  };
  return {
    smtpUrl: own.href,
    async messages() {
      const { messages } = found.parse(await ask(`/api/v1/search?query=${encodeURIComponent(`tag:${tag}`)}&limit=200`));
      return Promise.all(
        messages.map(async ({ ID, Snippet, Created }): Promise<CaughtMail> => {
          const mail = message.parse(await ask(`/api/v1/message/${ID}`));
          const { Name, Address } = mail.From;
          return {
            id: ID,
            from: Name === '' ? Address : `${Name} <${Address}>`,
            to: [...mail.To, ...mail.Cc, ...mail.Bcc].map((recipient) => recipient.Address),
            subject: mail.Subject,
            preview: Snippet,
            receivedAt: new Date(Created).toISOString(),
            size: mail.Size,
            text: mail.Text === '' ? null : mail.Text,
            html: mail.HTML === '' ? null : mail.HTML,
            attachments: (mail.Attachments ?? []).map(({ FileName, ContentType, Size }) => ({
              filename: FileName,
              mimeType: ContentType,
              size: Size,
            })),
          };
        }),
      );
    },
    close: async () => {},
  };
}
