// A program may encode an address that is encoded already: then the percent sign is %25.
const ADDRESS =
  /[A-Za-z0-9._%+-]{1,64}(?:@|%(?:25){0,3}40)[A-Za-z0-9-]{1,63}(?:(?:\.|%(?:25){0,3}2[Ee])[A-Za-z0-9-]{1,63}){1,8}/g;
const AT_SIGN = /@|%(?:25){0,3}40/;

const API_KEY = /gaemi_[0-9a-f]{8,}/g;

/** Replaces every e-mail address in a text, also percent-encoded ones in paths, and every API key. */
export function maskText(text: string): string {
  const unkeyed = text.includes('gaemi_') ? text.replace(API_KEY, 'gaemi_***') : text;
  return AT_SIGN.test(unkeyed) ? unkeyed.replace(ADDRESS, '***@***') : unkeyed;
}

/** Returns the address in the form for viewers who may not know it: `sam***@naver.com`. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, Math.min(3, Math.max(1, at - 1)))}***${address.slice(at)}`;
}
