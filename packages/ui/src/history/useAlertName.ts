import { parseAlertCode } from '@remote-console/domain';
import { useText } from '../i18n/index.ts';

/** The name of an alert by its code (C-HISTORY-16). A hook. */
export function useAlertName(): (code: string) => string {
  const text = useText('history');
  return (code) => {
    const type = parseAlertCode(code)?.type;
    return type ? text(type.meaning) : text('unknownAlert', { code });
  };
}
