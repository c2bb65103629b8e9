/** Files whose names differ only in case: on a case-insensitive disk they, or what is built from them, are one file. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The pairs of files of a folder that would overwrite each other, as lines to print. */
export function fileNameFaults(folder = path.join(root, 'packages')): string[] {
  const seen = new Map<string, string>();
  return readdirSync(folder, { withFileTypes: true, recursive: true }).flatMap((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/[/\\]src[/\\]/.test(file) || /[/\\](?:node_modules|dist)[/\\]/.test(file)) return [];
    const built = file.replace(/\.tsx?$/, '').toLowerCase();
    const other = seen.get(built);
    seen.set(built, file);
    return other === undefined ? [] : [`${path.relative(root, other)} and ${path.relative(root, file)}`];
  });
}
