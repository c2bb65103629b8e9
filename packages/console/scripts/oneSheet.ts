import type { Plugin, Rolldown } from 'vite';

const sheetsOf = (file: Rolldown.OutputChunk) => [...(file.viteMetadata?.importedCss ?? [])];

/**
 * Puts the rules of some files into the document's style sheet, so that the browser finds it before any script has run,
 * in a single request.
 *
 * @param names The files whose rules the first page is drawn with.
 */
export function oneSheet(names: readonly string[]): Plugin {
  return {
    name: 'one-sheet',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const files = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entry = files.find(({ isEntry }) => isEntry);
        if (!entry) throw new Error('The console has no first file.');
        const merged = [entry, ...files.filter(({ name }) => names.includes(name))];
        const sheets = [...new Set(merged.flatMap(sheetsOf))];
        const source = sheets
          .map((name) => {
            const sheet = bundle[name];
            if (sheet?.type !== 'asset') throw new Error(`There is no style sheet ${name}.`);
            return String(sheet.source);
          })
          .join('\n');
        const reference = this.emitFile({ type: 'asset', name: 'index.css', source });
        for (const file of merged) file.viteMetadata?.importedCss.clear();
        for (const name of sheets) delete bundle[name];
        entry.viteMetadata?.importedCss.add(this.getFileName(reference));
      },
    },
  };
}
