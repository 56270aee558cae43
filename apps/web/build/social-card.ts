import type { Plugin } from 'vite';

/**
 * Names the picture of shared links by its whole address, which the readers of links want: below `origin`, where the build is told
 * it (WEB_ORIGIN), else below the address of the page.
 */
export function socialCard(origin: string | undefined): Plugin {
  return {
    name: 'social-card',
    transformIndexHtml: (page) => page.replaceAll('%ORIGIN%', () => (origin ?? '').replace(/\/$/, '')),
  };
}
