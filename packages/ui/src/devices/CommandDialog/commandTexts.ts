import { readAgentReason, type CommandResult, type DeviceAction } from '@remote-console/domain';
import { agentReasonText, type MessageFunction, type TextFunction, type TextKey } from '../../i18n/index.ts';

/** An action that is confirmed before it is sent, and tracked until it is done. */
export type CommandAction = Extract<
  DeviceAction,
  'update' | 'restartAgent' | 'wake' | 'reboot' | 'shutdown' | 'delete'
>;

/** The texts of a confirmation: one device by its name, several by their number. */
const WORDS = {
  update: { one: 'updateOne', many: 'updateMany', note: 'updateNote', confirm: 'updateConfirm' },
  restartAgent: {
    one: 'restartAgentOne',
    many: 'restartAgentMany',
    note: 'restartAgentNote',
    confirm: 'restartAgentConfirm',
  },
  wake: { one: 'wakeOne', many: 'wakeMany', note: 'wakeNote', confirm: 'wakeConfirm' },
  reboot: { one: 'rebootOne', many: 'rebootMany', note: 'rebootNote', confirm: 'rebootConfirm' },
  shutdown: { one: 'shutdownOne', many: 'shutdownMany', note: 'shutdownNote', confirm: 'shutdownConfirm' },
  delete: { one: 'deleteOne', many: 'deleteMany', note: 'deleteNote', confirm: 'deleteConfirm' },
} as const satisfies Record<CommandAction, object>;

/** The texts of an action's dialog. */
export const commandLabel = (action: CommandAction) => WORDS[action];

/** Whether an action takes something away from the person at the device. */
export const isDestructive = (action: CommandAction): boolean =>
  action === 'delete' || action === 'shutdown' || action === 'reboot';

/** What an agent's acceptance means. For power commands it is only the start: the device completes them. */
const TAKEN = {
  update: 'resultDone',
  restartAgent: 'resultDone',
  wake: 'resultWakeSent',
  reboot: 'resultRestarting',
  shutdown: 'resultShuttingDown',
  delete: 'resultDone',
} as const satisfies Record<CommandAction, TextKey<'deviceCommands'>>;

/** Whether an accepted command has only begun. */
export const isBegunOnly = (action: CommandAction): boolean => TAKEN[action] !== 'resultDone';

/** A known reason has its own sentence; the message of an older agent is quoted. */
function failureText(reason: string, text: TextFunction<'deviceCommands'>): string {
  if (reason === '') return text('resultFailed');
  const words = agentReasonText(reason, text);
  return readAgentReason(reason).code === null ? text('resultFailedBecause', { reason: words }) : words;
}

/** The result of a command, as text. */
export function resultMessage(
  action: CommandAction,
  result: CommandResult,
  text: TextFunction<'deviceCommands'>,
  message: MessageFunction,
): string {
  switch (result.kind) {
    case 'next':
      return text('resultNext');
    case 'sending':
      return text('resultSending');
    case 'waiting':
      return text('resultWaiting');
    case 'done':
      return text(TAKEN[action]);
    case 'refused':
      return message(result.because);
    case 'failed':
      return failureText(result.reason, text);
    case 'expired':
      return text('resultExpired');
  }
}
