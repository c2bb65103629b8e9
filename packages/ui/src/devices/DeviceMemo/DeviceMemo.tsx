import type { Device } from '@remote-console/api-client';
import { checkMemo, mayEditMemoInline, MEMO_LIMIT, type ActionContext } from '@remote-console/domain';
import { useMessage, useText, type MessageFunction, type TextFunction } from '../../i18n/index.ts';
import { InlineEdit, type SaveOutcome } from '../../primitives/index.ts';
import styles from './DeviceMemo.module.css';

/** Saves a memo; the words of a refusal come back. */
export type SaveMemo = (change: { readonly device: Device; readonly memo: string }) => Promise<SaveOutcome>;

export interface DeviceMemoProps {
  readonly device: Device;
  readonly context: ActionContext;
  /** Without it the memo is only read. */
  readonly onSaveMemo: SaveMemo | undefined;
  /** Shows that it can be edited only under a pointer or with the focus, as in the rows of a list. */
  readonly quiet?: boolean;
}

interface MemoText {
  readonly text: TextFunction<'devices'>;
  readonly message: MessageFunction;
}

/** A `DeviceMemo` that is no component itself, for the rows of a list. An open field belongs to its device. */
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

/** The memo of a device, edited in place by whoever may edit it. */
export function DeviceMemo(props: DeviceMemoProps) {
  return deviceMemo(props, { text: useText('devices'), message: useMessage() });
}
