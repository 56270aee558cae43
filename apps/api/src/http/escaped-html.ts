const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text as HTML shows it, between tags and in attributes. */
export const escapedHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
