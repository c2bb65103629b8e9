import { routeOf } from '@remote-console/api-client/contract';
import { found, problem } from '../http/index.ts';
import { recogniseImage } from '../images/index.ts';
import { forPerson } from '../members/index.ts';
import { ownImageStore } from './imageStore.ts';

/** The largest accepted picture, in bytes (C-PROFILE-25). */
const LARGEST = 2 * 1024 * 1024;

const addressOf = (name: string) => routeOf('getImage').replace(':name', name);

/** Accepts a picture as the caller's logo (C-PROFILE-24). */
export const uploadLogo = forPerson({ images: ownImageStore })<'uploadLogo'>(async ({ body }, { transact }) => {
  const { bytes } = body.file;
  const image = bytes.byteLength > LARGEST ? null : recogniseImage(bytes);
  if (image === null) return problem(400, 'invalid_image', 'file');
  const profile = await transact(({ images }) => images.replace(bytes, image.media_type, addressOf));
  return found([{ profile }]);
});
