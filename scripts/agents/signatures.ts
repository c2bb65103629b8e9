/**
 * Removes from a copy of Node.js what becomes wrong once it contains a program: the publisher's signature, which would
 * be invalid, and the symbols, which are a sixth of the file and only help people who debug Node.js itself.
 */

const ELF = {
  sectionTable: 40,
  sectionCount: 60,
  sectionNames: 62,
  segmentTable: 32,
  segmentSize: 54,
  segmentCount: 56,
};

/** Removes symbols and debug information: everything after the loaded part. */
export function withoutSymbols(executable: Buffer): Buffer {
  const table = Number(executable.readBigUInt64LE(ELF.segmentTable));
  const size = executable.readUInt16LE(ELF.segmentSize);
  const count = executable.readUInt16LE(ELF.segmentCount);
  const ends = Array.from({ length: count }, (_, index) => {
    const segment = table + index * size;
    return Number(executable.readBigUInt64LE(segment + 8) + executable.readBigUInt64LE(segment + 32));
  });
  const loaded = Buffer.from(executable.subarray(0, Math.max(...ends)));
  loaded.writeBigUInt64LE(0n, ELF.sectionTable);
  loaded.writeUInt16LE(0, ELF.sectionCount);
  loaded.writeUInt16LE(0, ELF.sectionNames);
  return loaded;
}

/** The certificate table is the fifth data directory of a 64-bit executable (PE32+), 112 bytes into its optional header. */
const CERTIFICATES = 24 + 112 + 4 * 8;

/** Removes the Authenticode signature. */
export function withoutAuthenticode(executable: Buffer): Buffer {
  const entry = executable.readUInt32LE(0x3c) + CERTIFICATES;
  const at = executable.readUInt32LE(entry);
  const size = executable.readUInt32LE(entry + 4);
  // It can only be cut off if nothing follows it.
  const isLast = at > 0 && at + size === executable.length;
  const unsigned = Buffer.from(isLast ? executable.subarray(0, at) : executable);
  unsigned.fill(0, entry, entry + 8);
  return unsigned;
}

const MACH_O = { commandCount: 16, commandBytes: 20, header: 32 };
const CODE_SIGNATURE = 0x1d;
const SEGMENT = 0x19;

/** Removes the code signature: its load command, which is the last one, and its bytes at the end of __LINKEDIT. */
export function withoutCodeSignature(executable: Buffer): Buffer {
  const count = executable.readUInt32LE(MACH_O.commandCount);
  let at = MACH_O.header;
  let linkEdit: number | null = null;
  for (let index = 0; index < count; index += 1) {
    const command = executable.readUInt32LE(at);
    const size = executable.readUInt32LE(at + 4);
    if (command === SEGMENT && executable.toString('latin1', at + 8, at + 18) === '__LINKEDIT') linkEdit = at;
    if (command === CODE_SIGNATURE) {
      if (index !== count - 1 || linkEdit === null)
        throw new Error('The code signature is not where it can be removed.');
      const start = executable.readUInt32LE(at + 8);
      const unsigned = Buffer.from(executable.subarray(0, start));
      unsigned.fill(0, at, at + size);
      unsigned.writeUInt32LE(count - 1, MACH_O.commandCount);
      unsigned.writeUInt32LE(executable.readUInt32LE(MACH_O.commandBytes) - size, MACH_O.commandBytes);
      const segmentStart = executable.readBigUInt64LE(linkEdit + 40);
      unsigned.writeBigUInt64LE(BigInt(start) - segmentStart, linkEdit + 48);
      return unsigned;
    }
    at += size;
  }
  return Buffer.from(executable);
}
