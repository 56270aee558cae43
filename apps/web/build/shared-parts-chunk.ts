import type { Rolldown } from 'vite';

const parts = /\/(?:src\/ui|src\/shared|lucide-react|domain\/src)\/|\/contracts\/src\/(?:messages|particles)/;

/**
 * One chunk of the small parts that many screens share. Left alone, each becomes a file: some seventy requests for a screen,
 * and their names, which the first script must know, are three kilobytes of it.
 */
export const sharedPartsChunk: Rolldown.CodeSplittingGroup = { name: 'parts', test: parts, minShareCount: 4 };
