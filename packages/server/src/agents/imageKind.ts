/** A picture that was recognised by its bytes. */
export interface KnownImage {
  readonly media_type: 'image/png' | 'image/jpeg';
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Longest side of a picture, in pixels. */
const LONGEST_SIDE = 4096;

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const IHDR = 0x49_48_44_52;

function pngSize(view: DataView): Pick<KnownImage, 'width' | 'height'> | null {
  if (view.byteLength < 33 || PNG_SIGNATURE.some((byte, index) => view.getUint8(index) !== byte)) return null;
  if (view.getUint32(8) !== 13 || view.getUint32(12) !== IHDR) return null;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

const START_OF_IMAGE = 0xff_d8;
/** The markers of JPEG that begin a frame and so carry its size: SOF0 to SOF15 without DHT, JPG and DAC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(view: DataView): Pick<KnownImage, 'width' | 'height'> | null {
  if (view.byteLength < 4 || view.getUint16(0) !== START_OF_IMAGE) return null;
  let at = 2;
  while (at + 9 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    const length = view.getUint16(at + 2);
    if (length < 2) return null;
    at += 2 + length;
  }
  return null;
}

/** What a picture is, read from its bytes and never from its name; null for what is none, or too large to show. */
export function imageKind(bytes: Uint8Array): KnownImage | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const png = pngSize(view);
  const size = png ?? jpegSize(view);
  if (!size || size.width < 1 || size.height < 1 || Math.max(size.width, size.height) > LONGEST_SIDE) return null;
  return { media_type: png ? 'image/png' : 'image/jpeg', ...size };
}
