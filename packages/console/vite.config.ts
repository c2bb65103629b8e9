import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig, type InlineConfig } from 'vite';
import { publishedName } from '../ui/scripts/className.ts';
import { bundleReport } from './scripts/bundleReport.ts';
import { precompress } from './scripts/precompress.ts';
import { preloadFont } from './scripts/preloadFont.ts';
import { productionRouter } from './scripts/productionRouter.ts';
import { oneSheet } from './scripts/oneSheet.ts';
import { ownRuntime } from './scripts/ownRuntime.ts';
import { sharedFiles } from './scripts/sharedFiles.ts';
import { splitApart } from './scripts/splitApart.ts';
import { textsOfList } from './scripts/textsOfList.ts';
import { withoutAwait } from './scripts/withoutAwait.ts';

/** The address of the development server's backend. */
const server = process.env['SERVER_ORIGIN'] ?? 'http://127.0.0.1:4400';

/** Distinguishes releases with different list formats: one ignores what another has stored in the browser. */
const contract = createHash('sha256')
  .update(readFileSync(new URL('../api-client/openapi.yaml', import.meta.url)))
  .digest('base64url')
  .slice(0, 12);

const settings = {
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [withoutAwait(), react(), productionRouter(), textsOfList()],
  resolve: {
    conditions: ['@remote-console/source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'swr', '@emotion/react', '@emotion/cache', '@mui/material'],
  },
  define: { 'import.meta.env.VITE_CONTRACT': JSON.stringify(contract) },
  css: { modules: { generateScopedName: publishedName } },
  build: {
    target: 'es2023',
    manifest: true,
    // Every asset is a separate file, so that a Content-Security-Policy without `data:` works.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Every target browser preloads modules natively.
    modulePreload: { polyfill: false },
  },
} satisfies InlineConfig;

const repository = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig(async ({ command }) => {
  const apart = command === 'build' ? await splitApart(settings, repository) : null;
  return {
    ...settings,
    plugins: [
      ...settings.plugins,
      ownRuntime(),
      oneSheet(['home']),
      preloadFont(/\/latin-[\w-]+\.woff2$/),
      precompress(),
      ...(apart ? [bundleReport({ repository, apart: apart.report })] : []),
    ],
    server: {
      proxy: Object.fromEntries(
        ['/lmm', '/launcher', '/upload', '/images', '/live_view', '/download', '/healthz', '/outbox'].map((base) => [
          base,
          { target: server, ws: true },
        ]),
      ),
    },
    build: {
      ...settings.build,
      rolldownOptions: { output: { codeSplitting: { groups: apart ? [sharedFiles(apart.files)] : [] } } },
    },
  };
});
