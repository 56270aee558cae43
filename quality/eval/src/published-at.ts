const withZone = /(?:Z|[+-]\d{2}:?\d{2}|GMT|UTC)$/i;

/**
 * Parses an instant; without a zone it is Seoul time, whatever the machine's zone is. Invalid when the text is not an
 * instant.
 */
export function readInstant(text: string): Date {
  const trimmed = text.trim();
  if (withZone.test(trimmed)) return new Date(trimmed);
  const [day = '', time = '00:00'] = trimmed.split(/[T ]/);
  return new Date(`${day}T${time}+09:00`);
}
