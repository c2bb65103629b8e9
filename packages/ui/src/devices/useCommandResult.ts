import { failureOf, type DeviceCommand } from '@remote-console/api-client';
import { useCommandChange, useReadCommand } from '@remote-console/api-client/react';
import { commandLifetime, isSettled, resultOfCommand, type CommandResult } from '@remote-console/domain';
import { useCallback } from 'react';

/** How long after its own timeout a command is followed, in milliseconds: the server gives up first. */
const GRACE_MS = 5000;

/** Why a call failed, as a result. */
export function refusedBy(thrown: unknown): CommandResult {
  const failure = failureOf(thrown);
  return { kind: 'refused', because: failure.kind === 'unreachable' ? 'server_unreachable' : failure.error };
}

/** Follows a command until it ends: it is read when the server reports a change. A failed read is repeated. */
export function useCommandResult(): (sent: DeviceCommand) => Promise<CommandResult> {
  const readCommand = useReadCommand();
  const nextChange = useCommandChange();
  return useCallback(
    async (sent) => {
      const until = performance.now() + commandLifetime(sent.type) + GRACE_MS;
      let result = resultOfCommand(sent);
      while (!isSettled(result) && performance.now() < until) {
        await nextChange(sent.id);
        try {
          const command = await readCommand(sent);
          result = command ? resultOfCommand(command) : { kind: 'expired' };
        } catch (thrown) {
          if (failureOf(thrown).kind === 'refused') return refusedBy(thrown);
        }
      }
      return isSettled(result) ? result : { kind: 'expired' };
    },
    [readCommand, nextChange],
  );
}
