import type { Device } from '@remote-console/api-client';
import { checkMemo, mayEditMemoInline, MEMO_LIMIT, type ActionContext } from '@remote-console/domain';
import { useMessage, useText, type MessageFunction, type TextFunction } from '../../i18n/index.ts';
import { InlineEdit, type SaveOutcome } from '../../primitives/index.ts';
import styles from './DeviceMemo.module.css';

/** Saves a memo; resolves to the text of a refusal. */
export type SaveMemo = (change: { readonly device: Device; readonly memo: string }) => Promise<SaveOutcome>;

export interface DeviceMemoProps {
  readonly device: Device;
  readonly context: ActionContext;
  /** Without it the memo is read-only. */
  readonly onSaveMemo: SaveMemo | undefined;
  /** Shows that it is editable only on hover or focus, as in list rows. */
  readonly quiet?: boolean;
}

interface MemoText {
  readonly text: TextFunction<'devices'>;
  readonly message: MessageFunction;
}

/** A `DeviceMemo` that is not a component itself, for list rows. An open field belongs to its device. */
export function deviceMemo(
  { device, context, onSaveMemo, quiet = false }: DeviceMemoProps,
  { text, message }: MemoText,
) {
  if (!onSaveMemo || !mayEditMemoInline(context.permissions)) {
    if (device.memo === '') return null;
    return (
      <div title={device.memo} className={styles.memo}>
        {device.memo}
      </div>
    );
  }
  return (
    <InlineEdit
      key={device.id}
      value={device.memo}
      label={text('memoOf', { name: device.alias })}
      limit={MEMO_LIMIT}
      placeholder={text('addMemo')}
      quiet={quiet}
      failureText={message('server_unreachable')}
      check={(memo) => {
        const problem = checkMemo(memo);
        return problem === null ? null : message(problem);
      }}
      onSave={({ value }) => onSaveMemo({ device, memo: value })}
    />
  );
}

/** The memo of a device, editable in place with permission. */
export function DeviceMemo(props: DeviceMemoProps) {
  return deviceMemo(props, { text: useText('devices'), message: useMessage() });
}
