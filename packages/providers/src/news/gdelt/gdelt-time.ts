/** Converts `20260922T031500Z` or `20260922031500`, both UTC, to the form of the other sources; '' for anything else. */
export function isoDate(seen: string): string {
  const parts = /^(\d{4})(\d\d)(\d\d)T?(\d\d)(\d\d)(\d\d)Z?$/.exec(seen.trim());
  if (parts === null) return '';
  const [, year, month, day, hour, minute, second] = parts;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
}

/** `20260922031500`, in UTC. */
export const stamp = (date: Date): string => date.toISOString().slice(0, 19).replace(/\D/g, '');
