import { constants, deflateSync, inflateSync } from 'node:zlib';
import { KEYSYMS, keysymsOfText, RFB_ENCODINGS } from '@remote-console/domain';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createSimulatedScreen, serveSimulatedScreen } from './serveSimulatedScreen.ts';
import type { SimulatedScreen } from './simulated/simulatedSession.ts';
import { DESKTOP, freshDesktop, MONITORS, withKey, withPointer, type Desktop } from './simulated/desktop.ts';
import { drawDesktop } from './simulated/drawDesktop.ts';
import { createPicture } from './simulated/picture.ts';
import { channelPair } from './testing/channelPair.ts';
import { rfbClient } from './testing/rfbClient.ts';
import { viewer } from './testing/viewer.ts';

const NOW = Date.parse('2026-11-21T03:00:00Z');
const DEVICE = 'KIOSK-LOBBY-01';

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
});

async function openedOn(shown: SimulatedScreen, ...encodings: number[]) {
  const pair = channelPair();
  const over = serveSimulatedScreen(pair.agent, shown);
  const client = rfbClient(pair.browser);
  const screen = await client.connect();
  const view = viewer(client, DESKTOP.width, DESKTOP.height);
  view.encodings(...encodings);
  return { pair, over, client, screen, view };
}

const opened = (...encodings: number[]) => openedOn(createSimulatedScreen(DEVICE), ...encodings);

/** A desktop as it is drawn, without the pointer. */
function drawn(desktop: Desktop): Uint32Array {
  const picture = createPicture(DESKTOP.width, DESKTOP.height);
  drawDesktop(picture, desktop, { device: DEVICE, clock: '03:00' });
  return picture.pixels;
}

const NOTES = 'This desktop is simulated.\nType here, drag the windows,\npress the button.\n';
const typed = (desktop: Desktop, keysyms: readonly number[]) =>
  keysyms.reduce((each, keysym) => withKey(withKey(each, true, keysym), false, keysym), desktop);
const same = (one: Uint32Array, other: Uint32Array) => Buffer.from(one.buffer).equals(Buffer.from(other.buffer));

const ALL = [RFB_ENCODINGS.rre, RFB_ENCODINGS.raw, RFB_ENCODINGS.cursor];

describe('a simulated screen', () => {
  test('says what it is before it shows anything', async () => {
    const { client, screen } = await opened(...ALL);
    expect(client.said).toEqual([
      { type: 'desktop', name: DEVICE, simulated: true, viewOnly: false, monitors: MONITORS },
    ]);
    expect(screen).toMatchObject({ width: 1536, height: 640, name: 'KIOSK-LOBBY-01 (simulated)', securities: [1] });
  });

  test.each<[string, readonly number[]]>([
    ['in RRE', ALL],
    ['raw', [RFB_ENCODINGS.raw, RFB_ENCODINGS.cursor]],
  ])('is sent whole %s, as it is drawn', async (_, encodings) => {
    const { view } = await opened(...encodings);
    await view.update(false);
    expect(same(view.pixels, drawn(freshDesktop(NOTES)))).toBe(true);
    expect(view.rectangles.every(({ encoding }) => encodings.includes(encoding))).toBe(true);
  });

  test('shows typed Korean, Japanese and Latin as they were composed', async () => {
    const { view } = await opened(...ALL);
    await view.update(false);
    const keysyms = keysymsOfText('안녕하세요 Grüße かな!');
    view.type(keysyms);
    view.request(true);
    const expected = drawn(typed(freshDesktop(NOTES), keysyms));
    await vi.waitFor(async () => {
      await view.readMessage();
      view.request(true);
      expect(same(view.pixels, expected)).toBe(true);
    });
    expect(same(expected, drawn(freshDesktop(NOTES)))).toBe(false);
  });

  test('sends only what changed, and nothing while nothing does', async () => {
    const { view, client } = await opened(...ALL);
    await view.update(false);
    const before = view.rectangles.length;
    view.request(true);
    const next = client.read(1);
    const nothing = await Promise.race([next, new Promise((resolve) => setTimeout(resolve, 150, 'nothing'))]);
    expect(nothing).toBe('nothing');
    view.type(keysymsOfText('a'));
    expect([...(await next)]).toEqual([0]);
    expect(view.rectangles.length).toBe(before);
    const count = (await client.read(3)).readUInt16BE(1);
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(8);
  });

  test('is sent again to a client that requests it again', async () => {
    const { view } = await opened(...ALL);
    await view.update(false);
    view.pixels.fill(0);
    await view.update(false);
    expect(same(view.pixels, drawn(freshDesktop(NOTES)))).toBe(true);
  });

  test('lets its windows be dragged and its button be pressed', async () => {
    const { view } = await opened(...ALL);
    await view.update(false);
    const moves: [number, number, number][] = [
      [700, 210, 1],
      [640, 160, 1],
      [560, 100, 1],
      [560, 100, 0],
      [520, 170, 1],
      [520, 170, 0],
      [520, 170, 16],
      [520, 170, 0],
      [900, 20, 4],
      [900, 20, 0],
    ];
    for (const [x, y, buttons] of moves) view.pointer(x, y, buttons);
    const desktop = moves.reduce((each, [x, y, buttons]) => withPointer(each, buttons, { x, y }), freshDesktop(NOTES));
    expect(desktop).toMatchObject({ presses: 1, wheel: 1, rightClicks: 1, moving: null });
    expect(desktop.windows.at(-1)).toMatchObject({ name: 'test', area: { x: 484, y: 86 } });
    view.request(true);
    await vi.waitFor(async () => {
      await view.readMessage();
      view.request(true);
      expect(same(view.pixels, drawn(desktop))).toBe(true);
    });
  });

  test('draws the pointer for clients that do not, and sends its shape to those that do', async () => {
    const { view } = await opened(RFB_ENCODINGS.raw);
    view.pointer(900, 40);
    await view.update(false);
    expect(view.pixels[40 * DESKTOP.width + 900]).toBe(0x171b24);
    const other = await opened(...ALL);
    await other.view.update(false);
    expect(other.view.rectangles.filter(({ encoding }) => encoding === RFB_ENCODINGS.cursor)).toHaveLength(1);
  });

  test('ends with the connection, and with what is no RFB', async () => {
    const first = await opened(...ALL);
    first.pair.browser.close();
    await first.over;
    const second = await opened(...ALL);
    second.client.send(Uint8Array.of(77));
    await second.over;
    await vi.waitFor(() => expect(second.client.end()).not.toBeNull());
  });

  test('is the same for everybody who looks at it, and fresh for whoever comes after the last', async () => {
    const shown = createSimulatedScreen(DEVICE);
    const [one, other] = [await openedOn(shown, ...ALL), await openedOn(shown, ...ALL)];
    await one.view.update(false);
    await other.view.update(false);
    other.view.request(true);
    one.view.type(keysymsOfText('both'));
    const expected = drawn(typed(freshDesktop(NOTES), keysymsOfText('both')));
    await vi.waitFor(async () => {
      await other.view.readMessage();
      other.view.request(true);
      expect(same(other.view.pixels, expected)).toBe(true);
    });
    for (const { pair, over } of [one, other]) {
      pair.browser.close();
      await over;
    }
    const later = await openedOn(shown, ...ALL);
    await later.view.update(false);
    expect(same(later.view.pixels, drawn(freshDesktop(NOTES)))).toBe(true);
  });

  test('takes no input where somebody may only watch', async () => {
    const pair = channelPair();
    void serveSimulatedScreen(pair.agent, createSimulatedScreen(DEVICE), { viewOnly: true });
    const client = rfbClient(pair.browser);
    await client.connect();
    const view = viewer(client, DESKTOP.width, DESKTOP.height);
    view.encodings(...ALL);
    view.type(keysymsOfText('no'));
    view.pointer(700, 210, 1);
    await view.update(false);
    expect(same(view.pixels, drawn(freshDesktop(NOTES)))).toBe(true);
  });
});

const ACTION = { caps: 0x01000000, request: 0x02000000, notify: 0x08000000, provide: 0x10000000 };

function extendedMessage(flags: number, content: Uint8Array = new Uint8Array(0)): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt8(6, 0);
  bytes.writeInt32BE(-(4 + content.length), 4);
  bytes.writeUInt32BE(flags, 8);
  return Buffer.concat([bytes, content]);
}

describe('the clipboard of a simulated screen', () => {
  const copyAll = [KEYSYMS.control, 0x61, 0x63];

  test('goes both ways in Latin-1', async () => {
    const { view, client } = await opened(...ALL);
    client.send(Buffer.concat([Uint8Array.of(6, 0, 0, 0, 0, 0, 0, 2), Buffer.from('hé', 'latin1')]));
    for (const keysym of [KEYSYMS.control, 0x61, 0x76]) view.key(keysym, true);
    for (const keysym of [0x61, 0x63]) view.key(keysym, true);
    view.key(KEYSYMS.control, false);
    view.type(keysymsOfText('x한'));
    for (const keysym of copyAll) view.key(keysym, true);
    expect(await view.readMessage()).toBe(3);
    expect(view.cutTexts.map(({ content }) => content.toString('latin1'))).toEqual(['x?']);
  });

  test('goes both ways in UTF-8', async () => {
    const { view, client } = await opened(...ALL, RFB_ENCODINGS.extendedClipboard);
    expect(await view.readMessage()).toBe(3);
    expect(view.cutTexts[0]?.content.readUInt32BE()).toBe(0x1f000001);
    client.send(extendedMessage(ACTION.notify + 1));
    expect(await view.readMessage()).toBe(3);
    expect(view.cutTexts[1]?.content.readUInt32BE()).toBe(ACTION.request + 1);
    const text = Buffer.from('한글\r\nかな\0');
    const length = Buffer.alloc(4);
    length.writeUInt32BE(text.length);
    client.send(
      extendedMessage(
        ACTION.provide + 1,
        deflateSync(Buffer.concat([length, text]), { finishFlush: constants.Z_SYNC_FLUSH }),
      ),
    );
    for (const keysym of [KEYSYMS.control, 0x61, 0x76]) view.key(keysym, true);
    view.key(KEYSYMS.control, false);
    view.type(keysymsOfText('!'));
    for (const keysym of copyAll) view.key(keysym, true);
    expect(await view.readMessage()).toBe(3);
    const given = view.cutTexts[2]?.content;
    expect(given?.readUInt32BE()).toBe(ACTION.provide + 1);
    const inflated = inflateSync(given?.subarray(4) ?? Buffer.alloc(0));
    expect(inflated.subarray(4).toString('utf8')).toBe('한글\r\nかな!\0');
  });

  test('takes nothing from what is damaged', async () => {
    const { view, client } = await opened(...ALL, RFB_ENCODINGS.extendedClipboard);
    await view.readMessage();
    client.send(extendedMessage(ACTION.provide + 1, Buffer.from('no zlib at all')));
    await view.update(false);
    expect(same(view.pixels, drawn(freshDesktop(NOTES)))).toBe(true);
  });
});
