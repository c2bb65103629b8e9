import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FileFault, type ZipEntry } from '@remote-console/domain';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { collecting, fileSumOf, keyOf, servedFolder, sumOf } from './testing/servedFolder.ts';
import { writeZip } from './writeZip.ts';

async function archive(folder: string, path: readonly string[] = [], names: readonly string[] = []) {
  const taker = collecting();
  const { caller } = servedFolder(folder);
  const sum = await caller.read({ type: 'zip', path, names }, taker);
  expect(sum).toEqual({ size: taker.bytes().length, sum: await fileSumOf(taker.bytes()) });
  return unzipSync(taker.bytes());
}

describe('a folder as a ZIP archive', () => {
  it('has every file and folder with its bytes, and no links', async () => {
    const folder = await temporaryFolder();
    const big = Buffer.alloc(3_000_000, 'text ');
    await mkdir(join(folder, '문서', 'empty'), { recursive: true });
    await writeFile(join(folder, '문서', 'big.txt'), big);
    await writeFile(join(folder, '문서', 'picture.png'), big.subarray(0, 1000));
    await writeFile(join(folder, 'beside.txt'), 'beside');
    await symlink('/etc/passwd', join(folder, '문서', 'passwd'));
    await symlink('..', join(folder, '문서', 'loop'));
    const files = await archive(folder);
    expect(Object.keys(files).toSorted()).toEqual(
      ['beside.txt', '문서/', '문서/big.txt', '문서/empty/', '문서/picture.png'].toSorted(),
    );
    expect(sumOf(files['문서/big.txt'] ?? Buffer.alloc(0))).toBe(sumOf(big));
    expect(Object.keys(await archive(folder, ['문서'], ['picture.png']))).toEqual(['picture.png']);
    expect(await keyOf(archive(folder, ['문서'], ['none']))).toBe('not_found');
  });

  it('has no entry that leads out of where it is unpacked, whatever files are called', async () => {
    const folder = await temporaryFolder();
    const hostile = [
      '..\\..\\evil.bat',
      '\\windows\\x',
      'C:evil',
      'a\nb',
      '.. ',
      'NUL',
      '...',
      'a',
      'A',
      'a\\b',
      'a_b',
    ];
    for (const name of hostile) await writeFile(join(folder, name), name);
    const files = await archive(folder);
    const names = Object.keys(files);
    expect(names).toHaveLength(hostile.length);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(hostile.length);
    for (const name of names) expect(name).not.toMatch(/[\\:\n]|^\/|(?:^|\/)\.{1,2}(?:\/|$)|[. ]$|^nul$/i);
    expect(
      Object.values(files)
        .map((bytes) => Buffer.from(bytes).toString())
        .toSorted(),
    ).toEqual(hostile.toSorted());
  });

  it('leaves out a file that is gone, and ends where one is cut short', async () => {
    async function* gone(): AsyncGenerator<Uint8Array> {
      yield await Promise.reject(new FileFault('not_found'));
    }
    async function* cut(): AsyncGenerator<Uint8Array> {
      yield await Promise.resolve(Buffer.from('some'));
      throw new FileFault('changed');
    }
    const entry = (name: string, content: ZipEntry['content']): ZipEntry => ({
      path: [name],
      modified: -1e15,
      content,
    });
    const pack = async (entries: ZipEntry[]) => {
      const pieces: Uint8Array[] = [];
      for await (const piece of writeZip(entries)) pieces.push(piece);
      return Buffer.concat(pieces);
    };
    expect(Object.keys(unzipSync(await pack([entry('a', gone), entry('b', null)])))).toEqual(['b/']);
    expect(await keyOf(pack([entry('a', cut)]))).toBe('changed');
  });
});
