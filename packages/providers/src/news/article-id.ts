import { createHash } from 'node:crypto';

/** The same link always gets the same id: 24 hexadecimal digits. */
export function articleId(link: string): string {
  return createHash('sha256').update(link).digest('hex').slice(0, 24);
}
