import type { Plugin } from 'vite';

const MODULE = /\/@novnc\/novnc\/core\/util\/browser\.js$/;
const AWAITS = 'supportsWebCodecsH264Decode = await _checkWebCodecsH264DecodeSupport();';
const FOLLOWS =
  '_checkWebCodecsH264DecodeSupport().then((isSupported) => { supportsWebCodecsH264Decode = isSupported; });';

/**
 * Has noVNC find out whether the browser decodes H.264 without top-level await, which would make every importing module
 * wait. If any module in the console has one, the bundler puts an extra file in front of the shared ones for each
 * lazily loaded page, and the device list makes half as many requests again.
 */
export function withoutAwait(): Plugin {
  return {
    name: 'without-await',
    transform(code, id) {
      if (!MODULE.test(id)) return null;
      if (!code.includes(AWAITS)) throw new Error('noVNC waits for something else than before, or for nothing.');
      return { code: code.replace(AWAITS, FOLLOWS), map: null };
    },
  };
}
