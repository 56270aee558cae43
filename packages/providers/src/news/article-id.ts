import { hash } from 'node:crypto';

/** Returns the id of a link, always the same: 24 hexadecimal digits. */
export function articleId(link: string): string {
  return hash('sha256', link).slice(0, 24);
}
