import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Turns a message key into words. */
export type MessageFunction = (key: string, params?: Readonly<Record<string, string | number>>) => string;

/**
 * Words for a message key that a rule or the server returned. Keys are data, so one that has no text is possible (a
 * newer server): it reads as `unknown_error`, never as a raw key.
 */
export function useMessage(): MessageFunction {
  const { t, i18n } = useTranslation('messages');
  return useCallback<MessageFunction>(
    (key, params = {}) => {
      const known = i18n.exists(key, { ns: 'messages', ...params });
      return t(known ? key : 'unknown_error', { ...params });
    },
    [t, i18n],
  );
}
