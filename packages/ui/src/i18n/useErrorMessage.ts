import { failureOf } from '@remote-console/api-client';
import { useCallback } from 'react';
import { useMessage } from './useMessage.ts';

/** The words for a call that did not succeed. */
export function useErrorMessage() {
  const message = useMessage();
  return useCallback(
    (thrown: unknown) => {
      const failure = failureOf(thrown);
      return message(failure.kind === 'unreachable' ? 'server_unreachable' : failure.error);
    },
    [message],
  );
}
