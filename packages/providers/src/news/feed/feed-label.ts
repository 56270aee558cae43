/** Name of a feed in logs, metrics and errors: `feed:<host><path>`. A query may hold a key, so it is left out. */
export function feedLabel(url: string): string {
  const { host, pathname } = new URL(url);
  return `feed:${host}${pathname}`;
}
