import PostalMime, { type Address, type Attachment } from 'postal-mime';

/** A mail in the list. */
export interface MailSummary {
  /** Decimal number that grows with every mail and is never reused. */
  id: string;
  /** Sender in the header: `개미렌즈 <no-reply@example.com>`. */
  from: string;
  /** Bare addresses of the SMTP envelope, blind copies included. */
  to: string[];
  subject: string;
  /** The first characters of the text, with blanks collapsed. */
  preview: string;
  /** ISO 8601 UTC. */
  receivedAt: string;
  /** Bytes on the wire. */
  size: number;
}

/** A caught mail with its bodies. Attachments have names only; their content is not stored. */
export interface CaughtMail extends MailSummary {
  text: string | null;
  html: string | null;
  attachments: { filename: string; mimeType: string; size: number }[];
}

/** Metadata of a mail from the SMTP dialogue. */
export interface Envelope {
  from: string;
  to: string[];
  receivedAt: Date;
}

const PREVIEW_LENGTH = 120;

/** Parses the bytes of a mail. Rejects MIME that exceeds the limits of nesting or size. */
export async function parseMail(raw: Uint8Array, envelope: Envelope): Promise<Omit<CaughtMail, 'id'>> {
  const mail = await PostalMime.parse(raw, { maxNestingDepth: 20, maxHeadersSize: 64 * 1024 });
  const text = mail.text ?? null;
  return {
    from: mail.from === undefined ? envelope.from : displayAddress(mail.from),
    to: envelope.to,
    subject: mail.subject ?? '',
    preview: (text ?? '')
      .slice(0, 4 * PREVIEW_LENGTH)
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, PREVIEW_LENGTH),
    receivedAt: envelope.receivedAt.toISOString(),
    size: raw.byteLength,
    text,
    html: mail.html ?? null,
    attachments: mail.attachments.map((attachment) => ({
      filename: attachment.filename ?? '',
      mimeType: attachment.mimeType,
      size: contentSize(attachment),
    })),
  };
}

function displayAddress(address: Address): string {
  if (address.address === undefined) return address.name;
  return address.name === '' ? address.address : `${address.name} <${address.address}>`;
}

function contentSize({ content }: Attachment): number {
  return typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength;
}
