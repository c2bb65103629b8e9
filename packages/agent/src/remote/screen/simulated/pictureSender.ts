import { RfbError, RFB_ENCODINGS, type RfbPixelFormat } from '@remote-console/domain';
import type { ScreenBrowser } from '../screenBrowser.ts';
import { DESKTOP, type Desktop } from './desktop.ts';
import { drawDesktop, drawPointer, POINTER, POINTER_COLOR } from './drawDesktop.ts';
import { cursorRectangle, encodeRectangle, sentPicture } from './encodePicture.ts';
import { createPicture, type Area } from './picture.ts';
import { OWN_FORMAT, pixelWriter, type PixelWriter } from './pixels.ts';

/** Sends one browser whatever it does not have yet of a desktop's picture. */
export interface PictureSender {
  /** The browser waits for changes in an area; for all of it, unless it wants only changes. */
  readonly want: (area: Area, onlyChanges: boolean) => void;
  /** Answers what the browser waits for if there is something new, but not before the last picture was sent. */
  readonly answer: () => Promise<void>;
  /** Sends the pointer with the next picture. */
  readonly owePointer: () => void;
  /**
   * From now on, sends pixels in another format.
   *
   * @throws RfbError when it cannot.
   */
  readonly useFormat: (format: RfbPixelFormat) => void;
}

/** What is drawn, and for whom. */
export interface PictureSenderOptions {
  readonly browser: Pick<ScreenBrowser, 'send' | 'ended'>;
  readonly deviceName: string;
  readonly desktop: () => Desktop;
  /** Whether the browser supports an encoding. */
  readonly knows: (encoding: number) => boolean;
}

/** Milliseconds between two pictures, so that a moving window is not drawn more often than it is seen. */
const PICTURE_MS = 33;

function writerOf(format: RfbPixelFormat): PixelWriter {
  const writer = pixelWriter(format);
  if (!writer) throw new RfbError('pixels of that format are not sent');
  return writer;
}

function updateMessage(rectangles: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(rectangles.length, 2);
  return Buffer.concat([head, ...rectangles]);
}

const clockAt = (now: number) => new Date(now).toISOString().slice(11, 16);

/** The part of an area that is on the desktop. */
function onDesktop({ x, y, width, height }: Area): Area {
  const left = Math.min(x, DESKTOP.width);
  const top = Math.min(y, DESKTOP.height);
  return {
    x: left,
    y: top,
    width: Math.min(width, DESKTOP.width - left),
    height: Math.min(height, DESKTOP.height - top),
  };
}

/** Sends pictures to a browser that has none yet. */
export function createPictureSender({ browser, deviceName, desktop, knows }: PictureSenderOptions): PictureSender {
  const picture = createPicture(DESKTOP.width, DESKTOP.height);
  const sent = sentPicture(DESKTOP.width, DESKTOP.height);
  let writer = writerOf(OWN_FORMAT);
  let wanted: Area | null = null;
  let isSending = false;
  let isPointerDue = false;

  function draw(): void {
    const drawn = desktop();
    drawDesktop(picture, drawn, { device: deviceName, clock: clockAt(Date.now()) });
    if (!knows(RFB_ENCODINGS.cursor)) drawPointer(picture, drawn.pointer);
  }

  async function sendChanges(area: Area): Promise<void> {
    draw();
    const pointer = isPointerDue ? [cursorRectangle(POINTER, POINTER_COLOR, writer)] : [];
    const changes = sent.changes(picture, area);
    if (changes.length + pointer.length === 0) return;
    wanted = null;
    isPointerDue = false;
    const knowsRre = knows(RFB_ENCODINGS.rre);
    const rectangles = changes.map((change) => encodeRectangle(picture, change, writer, knowsRre));
    await browser.send(updateMessage([...pointer, ...rectangles]));
  }

  return {
    want(area, onlyChanges) {
      wanted = onDesktop(area);
      if (!onlyChanges) sent.forget(wanted);
    },
    async answer() {
      if (isSending) return;
      isSending = true;
      while (wanted && !browser.ended.aborted) {
        const area: Area = wanted;
        await sendChanges(area);
        if (wanted === area) break;
        await new Promise((resolve) => setTimeout(resolve, PICTURE_MS));
      }
      isSending = false;
    },
    owePointer() {
      isPointerDue = true;
    },
    useFormat(format) {
      writer = writerOf(format);
    },
  };
}
