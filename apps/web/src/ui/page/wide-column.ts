/** Marks what needs the wide column: while it is on the screen, header, content and footer are as wide. */
export const wideColumn = { 'data-column': 'wide' } as const;
