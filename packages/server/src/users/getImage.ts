import { problem, sentFile } from '../http/index.ts';
import { forAnyone } from '../members/index.ts';
import { findImage } from './imageStore.ts';

/** A picture never changes under its name, so a browser may cache it for a year. */
const KEEP_SECONDS = 365 * 86_400;

/** A logo, for anybody who knows its name. */
export const getImage = forAnyone<'getImage'>(async ({ path }, { connection }) => {
  const image = await findImage(connection, path.name);
  if (!image) return problem(404, 'not_found');
  return sentFile({ content: image.content, type: image.type, keepSeconds: KEEP_SECONDS });
});
