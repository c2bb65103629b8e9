import { failureOf, type DeviceCommand } from '@remote-console/api-client';
import { useCommandChange, useReadCommand } from '@remote-console/api-client/react';
import { commandLifetime, isSettled, resultOfCommand, type CommandResult } from '@remote-console/domain';
import { useCallback } from 'react';

/** How long past its own lifetime a command is followed, in milliseconds: the server gives it up first. */
const GRACE_MS = 5000;

/** Why a call did not succeed, as a result. */
export function refusedBy(thrown: unknown): CommandResult {
  const failure = failureOf(thrown);
  return { kind: 'refused', because: failure.kind === 'unreachable' ? 'server_unreachable' : failure.error };
}

/** Follows a command until it is over: it is read when the server says that it changed. A read that gets lost is repeated. */
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
