import { describe, expect, it } from 'vitest';
import { PNG } from '../testing/examples/seeds.ts';
import { recogniseImage } from './index.ts';

const bytesOf = (text: string) => [...text].map((character) => character.charCodeAt(0));

const JPEG = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc0, 0, 11, 8, 0, 9, 0, 16, 1, 0, 0, 0];
const GIF = [...bytesOf('GIF89a'), 16, 0, 9, 0];
const WEBP = [...bytesOf('RIFF'), 22, 0, 0, 0, ...bytesOf('WEBPVP8X'), 10, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 8, 0, 0];

describe('a picture', () => {
  it('is known by its bytes', () => {
    const known = (bytes: readonly number[]) => recogniseImage(Uint8Array.from(bytes));
    expect(recogniseImage(PNG)).toEqual({ media_type: 'image/png', width: 1, height: 1 });
    expect(known(JPEG)).toEqual({ media_type: 'image/jpeg', width: 16, height: 9 });
    expect(known(GIF)).toEqual({ media_type: 'image/gif', width: 16, height: 9 });
    expect(known(WEBP)).toEqual({ media_type: 'image/webp', width: 16, height: 9 });
  });

  it.each([
    ['nothing', []],
    ['the beginning of one', [...PNG].slice(0, 8)],
    ['two bytes of one', [0xff, 0xd8]],
    ['one without a size', [0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0]],
    ['one of no pixels', [...bytesOf('GIF89a'), 0, 0, 9, 0]],
    ['one that can carry scripts', bytesOf('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>')],
    ['a page', bytesOf('<html></html>')],
  ])('is not %s [C-PROFILE-25]', (_name, bytes) => {
    expect(recogniseImage(Uint8Array.from(bytes))).toBeNull();
  });
});
