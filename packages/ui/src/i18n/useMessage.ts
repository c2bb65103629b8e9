import type { TextValues } from '@remote-console/texts';
import { useCallback } from 'react';
import { useAdministrator } from './administrator.ts';
import { useAreaTexts } from './textsContext.ts';

/** Turns a message key into words. */
export type MessageFunction = (key: string, params?: TextValues) => string;

/**
 * Words for a message key that a rule or the server returned. Keys are data, so one that has no text is possible (a
 * newer server): it reads as `unknown_error`, never as a raw key. Where somebody else can help, it says who.
 */
export function useMessage(): MessageFunction {
  const { find, text } = useAreaTexts('messages');
  const administrator = useAdministrator();
  return useCallback<MessageFunction>(
    (key, params) => find(key, { administrator, ...params }) ?? text('unknown_error'),
    [find, text, administrator],
  );
}
