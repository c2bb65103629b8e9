import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

/** React Router doesn't export its production build, so the build resolves to it explicitly. */
export function productionRouter(): Plugin {
  const ownRequire = createRequire(import.meta.url);
  const routerRequire = createRequire(ownRequire.resolve('react-router-dom/package.json'));
  const production = path.join(path.dirname(routerRequire.resolve('react-router/package.json')), 'dist/production');
  return {
    name: 'production-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: path.join(production, 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: path.join(production, 'dom-export.mjs') },
        ],
      },
    }),
  };
}
