const ADDRESS = /[A-Za-z0-9._%+-]{1,64}(?:@|%40)[A-Za-z0-9-]{1,63}(?:(?:\.|%2[Ee])[A-Za-z0-9-]{1,63}){1,8}/g;

const API_KEY = /gaemi_[0-9a-f]{8,}/g;

/** Replaces every e-mail address in a text, also percent-encoded ones in paths, and every API key. */
export function maskText(text: string): string {
  const unkeyed = text.includes('gaemi_') ? text.replace(API_KEY, 'gaemi_***') : text;
  return unkeyed.includes('@') || unkeyed.includes('%40') ? unkeyed.replace(ADDRESS, '***@***') : unkeyed;
}

/** Returns the address in the form for viewers who may not know it: `sam***@naver.com`. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, Math.min(3, Math.max(1, at - 1)))}***${address.slice(at)}`;
}
