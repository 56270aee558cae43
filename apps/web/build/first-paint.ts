import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../first-paint', name), 'utf8');
const STYLE_LINK = /\s*<link rel="stylesheet"[^>]*>/g;

/**
 * Puts header and card into the page itself, so that it draws as soon as it arrives. The styles of the app go to the end of the
 * body: what stands before them need not wait for them, while the scripts, which the browser runs after the styles, do.
 */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    transformIndexHtml: {
      order: 'post',
      handler: (page) => {
        const links = page.match(STYLE_LINK) ?? [];
        return page
          .replace(STYLE_LINK, '')
          .replace(
            '</head>',
            () =>
              `<script>${read('theme.js')}</script><script>${read('early.js')}</script><style>${read('skeleton.css')}${read('result.css')}</style></head>`,
          )
          .replace('<div id="root"></div>', () => `<div id="root">${read('skeleton.html')}</div>`)
          .replace('</body>', () => `${links.join('')}</body>`);
      },
    },
  };
}
