import type { ScreenMonitor } from '@remote-console/domain';
import type { RfbClient } from './rfbClient.ts';

const PICTURE_TYPE = 'image/png';

/** The part of a picture that a monitor shows. */
async function cutOut(picture: Blob, { x, y, width, height }: ScreenMonitor): Promise<Blob | null> {
  const part = await createImageBitmap(picture, x, y, width, height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(part, 0, 0);
  part.close();
  return new Promise((resolve) => canvas.toBlob(resolve, PICTURE_TYPE));
}

/**
 * Captures the current picture of a screen.
 *
 * @param monitor Null for all of the screen.
 * @returns A PNG; null if the browser cannot create one.
 */
export async function takePicture(client: RfbClient, monitor: ScreenMonitor | null): Promise<Blob | null> {
  const whole = await new Promise<Blob | null>((resolve) => client.toBlob(resolve, PICTURE_TYPE));
  if (!whole || !monitor) return whole;
  return cutOut(whole, monitor).catch(() => null);
}
