import { randomBytes } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '../../settings/settings.ts';
import { afterThisTest } from '../../testing/cleanup.ts';
import { newFolder } from '../../testing/temporaryFolder.ts';
import { openRecordingKey } from './recordingKey.ts';
import { createSealedFile, DamagedRecording, readSealedFile, sealedSize } from './sealedFile.ts';

let folder = '';
beforeEach(() => {
  const made = newFolder('remote-console-sealed-');
  folder = made.folder;
  afterThisTest(() => Promise.resolve(made.removeFolder()));
});

const KEY = new Uint8Array(randomBytes(32));

async function write(parts: readonly Uint8Array[], key = KEY): Promise<string> {
  const path = join(folder, 'below', 'one.recording');
  const file = await createSealedFile(path, key);
  for (const part of parts) await file.add(part);
  await file.close();
  return path;
}

async function read(path: string, key = KEY): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of readSealedFile(path, key)) parts.push(part);
  return Buffer.concat(parts);
}

describe('a sealed file', () => {
  const parts = [randomBytes(1), randomBytes(70_000), randomBytes(0), randomBytes(12)];
  const whole = Buffer.concat(parts);

  it('is read as it was written, and is for this account alone', async () => {
    const path = await write(parts);
    expect((await read(path)).equals(whole)).toBe(true);
    expect(await sealedSize(path)).toBe(whole.length);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await stat(join(folder, 'below'))).mode & 0o777).toBe(0o700);
  });

  it('that was cut off anywhere is read up to its last whole part', async () => {
    const path = await write(parts);
    const stored = await readFile(path);
    const ends = parts.map((_, index) =>
      parts.slice(0, index + 1).reduce((sum, { length }) => sum + 4 + length + 16, 8),
    );
    for (const length of [8, 9, 12, 28, 29, 33, 5000, stored.length - 1, stored.length]) {
      await writeFile(path, stored.subarray(0, length));
      const complete = parts.slice(0, ends.filter((end) => end <= length).length);
      expect((await read(path)).equals(Buffer.concat(complete))).toBe(true);
      expect(await sealedSize(path)).toBe(Buffer.concat(complete).length);
    }
  });

  it('that was changed, or written with another key, is damaged', async () => {
    const path = await write(parts);
    const stored = await readFile(path);
    await expect(read(path, new Uint8Array(randomBytes(32)))).rejects.toThrow(DamagedRecording);
    for (const at of [0, 7, 12, 13, 40_000]) {
      const changed = Buffer.from(stored);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      await writeFile(path, changed);
      await expect(read(path)).rejects.toThrow(DamagedRecording);
    }
    // Two parts in another order are not a valid recording either.
    await writeFile(path, Buffer.concat([stored.subarray(0, 8), stored.subarray(29), stored.subarray(8, 29)]));
    await expect(read(path)).rejects.toThrow(DamagedRecording);
  });

  it('never takes the place of another', async () => {
    await write(parts);
    await expect(write(parts)).rejects.toThrow('EEXIST');
  });
});

describe('the key of recordings', () => {
  const settingsOf = (key?: string) => readSettings({ DATA_DIR: folder, RECORDING_KEY: key }).recordings;

  it('is made once, for this account alone, by however many begin at the same moment', async () => {
    const keys = await Promise.all(Array.from({ length: 5 }, () => openRecordingKey(settingsOf())));
    expect(new Set(keys.map(({ id }) => id)).size).toBe(1);
    expect((await openRecordingKey(settingsOf())).id).toBe(keys[0]?.id);
    const file = join(folder, 'recording.key');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readFile(file, 'utf8')).trim()).toMatch(/^[A-Za-z0-9+/]{43}=$/);
  });

  it('may be given, and differs for each file', async () => {
    const text = randomBytes(32).toString('base64');
    const key = await openRecordingKey(settingsOf(text));
    expect(key.id).toBe((await openRecordingKey(settingsOf(text))).id);
    expect(key.id).not.toBe((await openRecordingKey(settingsOf())).id);
    const [one, other] = [key.keyOf(new Uint8Array(32)), key.keyOf(new Uint8Array(32).fill(1))];
    expect(one).toHaveLength(32);
    expect(one).not.toEqual(other);
  });

  it.each(['short', randomBytes(31).toString('base64'), randomBytes(33).toString('base64'), '%'.repeat(44)])(
    'that is no key is refused without being repeated: %#',
    (text) => {
      expect(() => settingsOf(text)).toThrow('RECORDING_KEY must be 32 random bytes in base64');
      expect(() => settingsOf(text)).not.toThrow(text);
    },
  );

  it('whose file is damaged is never replaced', async () => {
    await writeFile(join(folder, 'recording.key'), 'anything');
    await expect(openRecordingKey(settingsOf())).rejects.toThrow('is damaged; put a backup in its place');
  });
});
