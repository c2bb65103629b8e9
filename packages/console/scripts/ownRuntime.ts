import type { Plugin, Rolldown } from 'vite';

/** The bundler's runtime helpers, which always get a file of their own. */
const RUNTIME = '\0rolldown/runtime.js';
const IMPORT = /^import\s*\{([^}]*)\}\s*from\s*"[^"]*rolldown-runtime[^"]*";$/m;
const RENAMED = /^\s*\S+\s+as\s+(\S+)\s*$/;

const isRuntime = ({ modules }: Pick<Rolldown.RenderedChunk, 'modules'>) => RUNTIME in modules;

/** The helpers' code, if everything that a file imports from them keeps its original name. */
function helpersFor(imported: string, chunks: Readonly<Record<string, Rolldown.RenderedChunk>>): string {
  const code = Object.values(chunks).find(isRuntime)?.modules[RUNTIME]?.code ?? '';
  for (const each of imported.split(',')) {
    const name = RENAMED.exec(each)?.[1];
    if (name === undefined || !code.includes(`var ${name} =`)) throw new Error(`The bundler has no helper ${each}.`);
  }
  return code;
}

/**
 * Inlines the bundler's helpers (a few hundred bytes) into each file that uses them, so that no page requests a file
 * just for them.
 */
export function ownRuntime(): Plugin {
  return {
    name: 'own-runtime',
    apply: 'build',
    renderChunk: (code, _chunk, _options, { chunks }) => {
      const [statement, imported] = IMPORT.exec(code) ?? [];
      if (statement === undefined || imported === undefined) return null;
      return { code: code.replace(statement, () => helpersFor(imported, chunks)), map: null };
    },
    generateBundle: {
      order: 'pre',
      handler: (_options, bundle) => {
        const files = Object.values(bundle).filter((file) => file.type === 'chunk');
        const runtime = files.find(isRuntime);
        if (!runtime) return;
        delete bundle[runtime.fileName];
        for (const file of files) file.imports = file.imports.filter((name) => name !== runtime.fileName);
      },
    },
  };
}
