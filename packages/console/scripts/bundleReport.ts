import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** One file of the bundle. */
interface BundleChunk {
  /** Files that come with it. */
  readonly imports: readonly string[];
  /** Modules that may load it later. */
  readonly loadedBy: readonly string[];
  /** Modules in it, from the root of the repository. */
  readonly modules: readonly string[];
}

/** The files of a bundle, by name. */
export type BundleReport = Readonly<Record<string, BundleChunk>>;

/** What a build's two reports say. */
interface BundleReports {
  /** The folder that module names are relative to. */
  readonly repository: string;
  /** The files before they are merged (`sharedFiles.ts`): exactly what each page needs. */
  readonly apart: BundleReport;
}

/** Describes the files of a bundle. */
export function describeBundle(
  repository: string,
  bundle: Rolldown.OutputBundle,
  { getModuleInfo }: Pick<Rolldown.PluginContext, 'getModuleInfo'>,
): BundleReport {
  const fromRoot = (id: string) => relative(repository, id).replaceAll('\\', '/');
  const describe = ({ imports, facadeModuleId, moduleIds }: Rolldown.OutputChunk): BundleChunk => ({
    imports,
    loadedBy: (facadeModuleId === null ? [] : (getModuleInfo(facadeModuleId)?.dynamicImporters ?? [])).map(fromRoot),
    modules: moduleIds.map(fromRoot),
  });
  return Object.fromEntries(
    Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, describe(file)] as const] : [])),
  );
}

/** Writes, next to the manifest, which modules each file holds, so that checks can tell what a page loads and needs. */
export function bundleReport({ repository, apart }: BundleReports): Plugin {
  let folder = '';
  return {
    name: 'bundle-report',
    apply: 'build',
    configResolved: ({ build, root }) => {
      folder = join(resolve(root, build.outDir), '.vite');
    },
    async writeBundle(_options, bundle) {
      await mkdir(folder, { recursive: true });
      const together = describeBundle(repository, bundle, { getModuleInfo: (id) => this.getModuleInfo(id) });
      await writeFile(join(folder, 'bundle.json'), JSON.stringify(together));
      await writeFile(join(folder, 'bundle-apart.json'), JSON.stringify(apart));
    },
  };
}
