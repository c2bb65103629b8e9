import { readAgentReason, type CommandResult, type DeviceAction } from '@remote-console/domain';
import { agentReasonText, type MessageFunction, type TextFunction, type TextKey } from '../../i18n/index.ts';

/** What is asked before it is sent, and followed until it is done. */
export type CommandAction = Extract<
  DeviceAction,
  'update' | 'restartAgent' | 'wake' | 'reboot' | 'shutdown' | 'delete'
>;

/** Words of a question: of one device by its name, of several by their number. */
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

/** The words of an action's dialog. */
export const commandLabel = (action: CommandAction) => WORDS[action];

/** Whether an action takes something away from whoever sits at the device. */
export const isDestructive = (action: CommandAction): boolean =>
  action === 'delete' || action === 'shutdown' || action === 'reboot';

/** What it means that an agent took an order. Of power orders it is where they begin: only the device itself ends them. */
const TAKEN = {
  update: 'resultDone',
  restartAgent: 'resultDone',
  wake: 'resultWakeSent',
  reboot: 'resultRestarting',
  shutdown: 'resultShuttingDown',
  delete: 'resultDone',
} as const satisfies Record<CommandAction, TextKey<'deviceCommands'>>;

/** Whether an order that was taken is only begun. */
export const isBegunOnly = (action: CommandAction): boolean => TAKEN[action] !== 'resultDone';

/** A known reason is a sentence of its own; the words of an agent of an earlier version are quoted. */
function failureText(reason: string, text: TextFunction<'deviceCommands'>): string {
  if (reason === '') return text('resultFailed');
  const words = agentReasonText(reason, text);
  return readAgentReason(reason).code === null ? text('resultFailedBecause', { reason: words }) : words;
}

/** What became of an order, in words. */
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
