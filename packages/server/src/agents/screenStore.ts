import type { Connection } from '../database/index.ts';
import type { AgentDevice } from './agentDevice.ts';
import { type KnownImage, recogniseImage } from '../images/index.ts';

/** The outcome of a screenshot: kept, not a picture, or one that nobody requested. */
export type ScreenVerdict = 'kept' | 'no-image' | 'unasked';

/** The longest side of a screenshot, in pixels. */
const LONGEST_SIDE = 4096;

/** The media type of a screenshot; null for anything else, or too large to show. */
function screenType({ media_type, width, height }: KnownImage): 'image/png' | 'image/jpeg' | null {
  if (Math.max(width, height) > LONGEST_SIDE) return null;
  return media_type === 'image/png' || media_type === 'image/jpeg' ? media_type : null;
}

/** Stores the screenshot of a device in place of the previous one, and answers those waiting for it. */
export function keepScreen(connection: Connection, device: AgentDevice, image: Uint8Array): Promise<ScreenVerdict> {
  const known = recogniseImage(image);
  const media_type = known && screenType(known);
  if (!media_type) return Promise.resolve('no-image');
  return connection.transact(async ({ query, now }) => {
    const at = now();
    const { numUpdatedRows } = await query
      .updateTable('agent_commands')
      .set({ state: 'acknowledged', finished_at: at })
      .where('device_fk', '=', device.pk)
      .where('type', '=', 'screen')
      .where('state', 'in', ['queued', 'delivered'])
      .where('expires_at', '>', at)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return 'unasked';
    const screen = { media_type, image, taken_at: at };
    await query
      .insertInto('device_screens')
      .values({ device_fk: device.pk, ...screen })
      .onConflict((conflict) => conflict.column('device_fk').doUpdateSet(screen))
      .execute();
    return 'kept';
  });
}
