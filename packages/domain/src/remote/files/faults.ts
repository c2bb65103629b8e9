/**
 * Why something could not be done with a file.
 *
 * `outside`: a link leads out of the shared folder. `changed`: the file is no longer what it was when it began to be read.
 * `too_many`: more than one request, folder, archive or connection may hold. `busy`: the same file is being uploaded
 * already. `checksum`: what arrived is not what was sent. `stream_lost`: the request that carried the bytes broke, or never
 * arrived. `failed`: anything else.
 */
export const FILE_FAULTS = [
  'not_found',
  'exists',
  'denied',
  'outside',
  'not_a_file',
  'not_a_folder',
  'not_empty',
  'name_not_allowed',
  'disk_full',
  'changed',
  'too_many',
  'busy',
  'checksum',
  'stream_lost',
  'failed',
] as const;

/** Why something could not be done with a file. */
export type FileFaultKey = (typeof FILE_FAULTS)[number];

/** Something that could not be done with a file; it is thrown. */
export class FileFault extends Error {
  readonly key: FileFaultKey;

  constructor(key: FileFaultKey) {
    super(key);
    this.name = 'FileFault';
    this.key = key;
  }
}

/** Reads why something could not be done; what a newer end may say besides is `failed`. */
export function readFileFault(value: unknown): FileFaultKey {
  return FILE_FAULTS.find((key) => key === value) ?? 'failed';
}

/** Why something could not be done, of whatever was thrown. */
export function faultOf(thrown: unknown): FileFaultKey {
  return thrown instanceof FileFault ? thrown.key : 'failed';
}
