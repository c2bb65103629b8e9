import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { type BundleReport, describeBundle } from './bundleReport.ts';

/** A file of a bundle: the modules in it, and the files that come with it. */
export type BundledFile = Pick<Rolldown.OutputChunk, 'moduleIds' | 'imports'>;

/** A bundle in which two modules share a file only when the same pages need both. */
export interface BundleApart {
  readonly files: ReadonlyMap<string, BundledFile>;
  readonly report: BundleReport;
}

/** Builds with the bundler's default splitting, and writes nothing. */
export async function splitApart(settings: InlineConfig, repository: string): Promise<BundleApart> {
  let report: BundleReport = {};
  const noteFiles: Plugin = {
    name: 'note-files',
    generateBundle(_options, bundle) {
      report = describeBundle(repository, bundle, { getModuleInfo: (id) => this.getModuleInfo(id) });
    },
  };
  const built = await build({
    ...settings,
    plugins: [...(settings.plugins ?? []), noteFiles],
    configFile: false,
    logLevel: 'error',
    build: { ...settings.build, write: false, minify: false },
  });
  if (!('output' in built)) throw new Error('A build of one page answers one output.');
  const files = built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : []));
  return { files: new Map(files), report };
}
