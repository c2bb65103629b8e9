import { describe, expect, it } from 'vitest';
import { openCompany } from '../testing/companyFixture.ts';
import { refuse, send, succeed } from '../testing/exchange.ts';
import { formWith, PNG } from '../testing/images.ts';
import { only } from '../testing/testServer.ts';

const text = (content: string) => new TextEncoder().encode(content);
const nameOf = (address: string) => address.slice(address.lastIndexOf('/') + 1);

describe('the logo', () => {
  it('is taken as a form with one file, and shown to whoever knows its address [C-PROFILE-24]', async () => {
    const { app, token } = await openCompany();
    const { profile } = only((await succeed(app, 'uploadLogo', { token, body: formWith(PNG) })).objects);
    expect(profile).toMatch(/^\/images\/[\w-]{43}\.png$/);
    expect(only((await succeed(app, 'getOwnProfile', { token })).objects).profile).toBe(profile);

    const response = await app.request(`http://console.test${profile}`);
    expect(response.status).toBe(200);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(PNG);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toMatch(/max-age=31536000/);
  });

  it('replaces the former one, whose address leads nowhere then', async () => {
    const { app, token, testServer } = await openCompany();
    const upload = async () => only((await succeed(app, 'uploadLogo', { token, body: formWith(PNG) })).objects).profile;
    const [first, second] = [await upload(), await upload()];
    expect(second).not.toBe(first);
    const status = async (address: string) => (await send(app, 'getImage', { path: { name: nameOf(address) } })).status;
    expect([await status(first), await status(second)]).toEqual([404, 200]);
    expect(await testServer.database.query.selectFrom('images').select('name').execute()).toHaveLength(1);
  });

  it.each([
    ['image/jpeg', 'jpg', [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc0, 0, 11, 8, 0, 9, 0, 16, 1, 0, 0, 0]],
    ['image/gif', 'gif', [...text('GIF89a'), 1, 0, 1, 0]],
    [
      'image/webp',
      'webp',
      [...text('RIFF'), 22, 0, 0, 0, ...text('WEBPVP8X'), 10, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 8, 0, 0],
    ],
  ])('is known as %s by its content, whatever the sender says', async (type, ending, bytes) => {
    const { app, token } = await openCompany();
    const form = formWith(new Uint8Array(bytes), 'text/html', 'logo.html');
    const { profile } = only((await succeed(app, 'uploadLogo', { token, body: form })).objects);
    expect(profile.endsWith(`.${ending}`)).toBe(true);
    const response = await send(app, 'getImage', { path: { name: nameOf(profile) } });
    expect(response.headers.get('content-type')).toBe(type);
  });

  it('is nothing but a picture of up to 2 MiB; what is something else is refused and not stored [C-PROFILE-25]', async () => {
    const { app, token, testServer } = await openCompany();
    const padded = (size: number) => {
      const bytes = new Uint8Array(size);
      bytes.set(PNG);
      return bytes;
    };
    for (const bytes of [
      text('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      text('<html></html>'),
      new Uint8Array(0),
      PNG.slice(0, 8),
      padded(2 * 1024 * 1024 + 1),
    ]) {
      expect(await refuse(app, 'uploadLogo', { token, body: formWith(bytes) })).toEqual({
        status: 400,
        error: 'invalid_image',
        field: 'file',
      });
    }
    const tooLarge = await send(app, 'uploadLogo', { token, body: formWith(padded(3 * 1024 * 1024)) });
    expect(tooLarge.status).toBe(413);
    expect(await refuse(app, 'uploadLogo', { token, body: new FormData() })).toMatchObject({ status: 400 });
    expect(await testServer.database.query.selectFrom('images').select('name').execute()).toEqual([]);
    await succeed(app, 'uploadLogo', { token, body: formWith(padded(2 * 1024 * 1024)) });
  });
});
