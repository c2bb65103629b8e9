/**
 * Why a file operation failed.
 *
 * `outside`: a link leads out of the shared folder. `changed`: the file has changed since reading began. `too_many`:
 * more than a request, folder, archive, or connection may hold. `busy`: the same file is already being uploaded.
 * `checksum`: what arrived is not what was sent. `stream_lost`: the request that carried the bytes broke, or never
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

/** Why a file operation failed. */
export type FileFaultKey = (typeof FILE_FAULTS)[number];

/** Thrown when a file operation fails. */
export class FileFault extends Error {
  readonly key: FileFaultKey;

  constructor(key: FileFaultKey) {
    super(key);
    this.name = 'FileFault';
    this.key = key;
  }
}

/** Parses the reason for a failure; unknown ones from a newer end become `failed`. */
export function readFileFault(value: unknown): FileFaultKey {
  return FILE_FAULTS.find((key) => key === value) ?? 'failed';
}

/** The reason for a failure, from whatever was thrown. */
export function faultOf(thrown: unknown): FileFaultKey {
  return thrown instanceof FileFault ? thrown.key : 'failed';
}
