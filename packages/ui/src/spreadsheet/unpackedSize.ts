/** The end of the central directory, after which only a comment may follow (PKWARE APPNOTE 4.3.16). */
const END_SIGNATURE = 0x06_05_4b_50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xff_ff;

/** An entry of the central directory (APPNOTE 4.3.12). */
const ENTRY_SIGNATURE = 0x02_01_4b_50;
const ENTRY_LENGTH = 46;

/** Means that the actual size is elsewhere, because it needs more than 32 bits (APPNOTE 4.5.3). */
const BEYOND_32_BITS = 0xff_ff_ff_ff;

function endOf(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - END_LENGTH - LONGEST_COMMENT);
  for (let at = view.byteLength - END_LENGTH; at >= first; at -= 1) {
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  }
  return null;
}

/**
 * The unpacked size of a ZIP archive's files, as declared by the archive: a file of half a megabyte may contain
 * gigabytes. Nothing is unpacked.
 *
 * @returns infinity if the size of a file exceeds 32 bits; null if it is not a valid archive.
 */
export function unpackedSize(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let size = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + ENTRY_LENGTH > end || view.getUint32(at, true) !== ENTRY_SIGNATURE) return null;
    const declared = view.getUint32(at + 24, true);
    size += declared === BEYOND_32_BITS ? Number.POSITIVE_INFINITY : declared;
    at += ENTRY_LENGTH + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return size;
}
