import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { firstFont } from './build/first-font.ts';
import { firstPaint } from './build/first-paint.ts';
import { firstScreenBudget } from './build/first-screen-budget.ts';
import { firstScreenChunk } from './build/first-screen-chunk.ts';
import { precompress } from './build/precompress.ts';
import { productionRouter } from './build/production-router.ts';
import { serviceWorker } from './build/service-worker.ts';
import { sharedPartsChunk } from './build/shared-parts-chunk.ts';
import { socialCard } from './build/social-card.ts';

export default defineConfig(({ mode }) => {
  const { PORT: port = '3000', WEB_ORIGIN } = loadEnv(mode, process.cwd(), '');
  return {
    plugins: [
      react(),
      productionRouter(),
      firstFont(),
      firstPaint(),
      socialCard(WEB_ORIGIN),
      serviceWorker(),
      firstScreenBudget(),
      precompress(),
    ],
    build: {
      outDir: 'dist',
      // The server's content security policy takes fonts from files only, never from data addresses.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: [firstScreenChunk(), sharedPartsChunk] } } },
    },
    server: { proxy: { '/api': `http://localhost:${port}`, '^/u/': `http://localhost:${port}` } },
  };
});
