/** Written by build/fonts.ts. */
declare module 'virtual:more-letters' {
  /** Files of the font with the characters that each has, the often used ones first; none while developing. */
  export const letters: readonly { url: string; range: string }[];
}
