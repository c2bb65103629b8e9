import type { Language } from '@remote-console/domain';
import { hrefOf } from '../routing/index.ts';

/** In the address of a session: the connection of somebody else's terminal that is shown first. */
export const BESIDE = 'beside';

/** Where the terminal of somebody else is. */
export function terminalHref(
  lang: Language,
  { deviceId, beside }: { readonly deviceId: number; readonly beside: number },
): string {
  return `${hrefOf('remote-session', { lang, devicePk: deviceId, kind: 'terminal' })}?${BESIDE}=${beside}`;
}
