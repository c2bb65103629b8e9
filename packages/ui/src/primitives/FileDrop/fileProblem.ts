/** Why a file is not taken. */
export type FileProblem = 'kind' | 'size' | 'empty' | 'several';

/** What a field takes. */
export interface FileLimits {
  /** Endings of the names, with their dot: `.xlsx`. Upper and lower case are the same. */
  readonly kinds: readonly string[];
  /** Largest size in bytes. */
  readonly maxBytes: number;
}

/** What is wrong with the files that were dropped or chosen; `null` for one file that can be taken. */
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
