import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@remote-console/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@remote-console/source', 'module', 'node', 'development|production'] } },
  test: { environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}'], restoreMocks: true, unstubGlobals: true },
});
