import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { precompress } from './scripts/precompress.ts';

/** Where the server of the development is. */
const server = process.env['SERVER_ORIGIN'] ?? 'http://127.0.0.1:4400';

export default defineConfig({
  plugins: [react(), precompress()],
  resolve: {
    conditions: ['@remote-console/source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'swr', '@emotion/react', '@emotion/cache', '@mui/material', 'i18next'],
  },
  server: {
    proxy: Object.fromEntries(
      ['/lmm', '/launcher', '/upload', '/images', '/live_view', '/download', '/healthz', '/outbox'].map((base) => [
        base,
        server,
      ]),
    ),
  },
  build: {
    target: 'es2023',
    manifest: true,
    // Everything is a file of its own: a Content-Security-Policy without data addresses serves it.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Whatever the login page needs is one file: by gzip it is a twentieth smaller than as two dozen shared parts.
          groups: [{ name: 'start', test: /console[\\/]src[\\/](?:main|accounts[\\/]loginRoute)\.tsx$/ }],
        },
      },
    },
  },
});
