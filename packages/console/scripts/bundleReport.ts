import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** One file of the bundle. */
interface BundleChunk {
  /** Files that come with it. */
  readonly imports: readonly string[];
  /** Modules that may load it later. */
  readonly loadedBy: readonly string[];
  /** Modules in it, from the root of the repository. */
  readonly modules: readonly string[];
}

/** Writes beside the manifest which modules each file holds, so that a check can tell what a page loads. */
export function bundleReport(repository: string): Plugin {
  let folder = '';
  const fromRoot = (id: string) => relative(repository, id).replaceAll('\\', '/');
  return {
    name: 'bundle-report',
    apply: 'build',
    configResolved: ({ build, root }) => {
      folder = join(resolve(root, build.outDir), '.vite');
    },
    async writeBundle(_options, bundle) {
      const loadersOf = (module: string | null) =>
        module === null ? [] : (this.getModuleInfo(module)?.dynamicImporters ?? []);
      const report = Object.fromEntries(
        Object.values(bundle).flatMap((file): [string, BundleChunk][] =>
          file.type === 'chunk'
            ? [
                [
                  file.fileName,
                  {
                    imports: file.imports,
                    loadedBy: loadersOf(file.facadeModuleId).map(fromRoot),
                    modules: file.moduleIds.map(fromRoot),
                  },
                ],
              ]
            : [],
        ),
      );
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, 'bundle.json'), JSON.stringify(report));
    },
  };
}
