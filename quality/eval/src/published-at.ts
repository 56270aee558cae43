const withZone = /(?:Z|[+-]\d{2}:?\d{2}|GMT|UTC)$/i;

/** The instant a text tells; without a zone it is meant in Seoul, whatever the machine's zone is. Invalid where it tells none. */
export function instantOf(text: string): Date {
  const trimmed = text.trim();
  if (withZone.test(trimmed)) return new Date(trimmed);
  const [day = '', time = '00:00'] = trimmed.split(/[T ]/);
  return new Date(`${day}T${time}+09:00`);
}
