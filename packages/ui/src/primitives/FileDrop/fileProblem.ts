/** Why a file is refused. */
export type FileProblem = 'kind' | 'size' | 'empty' | 'several';

/** What a field accepts. */
export interface FileLimits {
  /** File extensions with the dot: `.xlsx`. Case-insensitive. */
  readonly kinds: readonly string[];
  /** Maximum size in bytes. */
  readonly maxBytes: number;
}

/** The error of the dropped or chosen files; `null` for one acceptable file. */
export function fileProblem(
  files: readonly { readonly name: string; readonly size: number }[],
  { kinds, maxBytes }: FileLimits,
): FileProblem | null {
  const [file, ...others] = files;
  if (!file) return 'empty';
  if (others.length > 0) return 'several';
  const name = file.name.toLowerCase();
  if (!kinds.some((kind) => name.endsWith(kind.toLowerCase()))) return 'kind';
  if (file.size > maxBytes) return 'size';
  return file.size === 0 ? 'empty' : null;
}
