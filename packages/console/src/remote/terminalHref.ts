import type { Language } from '@remote-console/domain';
import { hrefOf } from '../routing/index.ts';

/** In a session's address: the connection of another user's terminal, shown first. */
export const BESIDE = 'beside';

/** Address of another user's terminal. */
export function terminalHref(
  lang: Language,
  { deviceId, beside }: { readonly deviceId: number; readonly beside: number },
): string {
  return `${hrefOf('remote-session', { lang, devicePk: deviceId, kind: 'terminal' })}?${BESIDE}=${beside}`;
}
