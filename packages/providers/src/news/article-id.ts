import { hash } from 'node:crypto';

/** The same link always gets the same id: 24 hexadecimal digits. */
export function articleId(link: string): string {
  return hash('sha256', link).slice(0, 24);
}
