import { FileFault, type FileFaultKey } from '@remote-console/domain';

const FAULTS: Readonly<Record<string, FileFaultKey>> = {
  ENOENT: 'not_found',
  EEXIST: 'exists',
  EACCES: 'denied',
  EPERM: 'denied',
  EROFS: 'denied',
  // A link where none is allowed: somebody put it there a moment ago.
  ELOOP: 'outside',
  EISDIR: 'not_a_file',
  ENOTDIR: 'not_a_folder',
  ENOTEMPTY: 'not_empty',
  EINVAL: 'name_not_allowed',
  EILSEQ: 'name_not_allowed',
  ENAMETOOLONG: 'name_not_allowed',
  ENOSPC: 'disk_full',
  EDQUOT: 'disk_full',
  EFBIG: 'disk_full',
  EMFILE: 'too_many',
  ENFILE: 'too_many',
};

/** The code of a system error; empty for any other error. */
export function codeOf(thrown: unknown): string {
  return thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : '';
}

/** What a system error means to the person who asked. */
export function systemFault(thrown: unknown): FileFault {
  return thrown instanceof FileFault ? thrown : new FileFault(FAULTS[codeOf(thrown)] ?? 'failed');
}

/** Does something with files; system errors become a `FileFault`. */
export async function withFaults<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    throw systemFault(thrown);
  }
}
