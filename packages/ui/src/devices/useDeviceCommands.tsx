import type { Device } from '@remote-console/api-client';
import { useRefreshAfterCommands } from '@remote-console/api-client/react';
import {
  failedDevices,
  isPowerAction,
  isSettled,
  tallyResults,
  type CommandResult,
  type CommandResults,
  type PowerAction,
  type SkippedDevice,
} from '@remote-console/domain';
import { Suspense, useCallback, useRef, useState, type ReactNode } from 'react';
import { useMessage, useText, type TextKey } from '../i18n/index.ts';
import { useToast } from '../contexts/index.ts';
import type { CommandAction } from './CommandDialog/commandTexts.ts';
import { actionPresentation } from './DeviceActionsMenu/actionPresentation.ts';
import { useCommandRun } from './useCommandRun.ts';
import { later } from '../material/index.ts';

const CommandDialog = later(async () => (await import('./CommandDialog/CommandDialog.tsx')).CommandDialog);

/** The message once power commands are accepted, for one device and for several: in progress, not yet done. */
const BEGUN = {
  reboot: ['rebootBegun', 'rebootBegunMany'],
  shutdown: ['shutdownBegun', 'shutdownBegunMany'],
  wake: ['wakeSent', 'wakeSentMany'],
} as const satisfies Record<PowerAction, readonly [TextKey<'deviceCommands'>, TextKey<'deviceCommands'>]>;

/** What is confirmed: one action on these devices, without those. */
export interface CommandOrder {
  readonly action: CommandAction;
  readonly devices: readonly Device[];
  readonly skipped: readonly SkippedDevice<Device>[];
}

interface ShownOrder extends CommandOrder {
  readonly id: number;
  readonly results: CommandResults | null;
  readonly open: boolean;
}

interface DeviceCommandsInput {
  /** The person who sends them. */
  readonly memberId: number;
  readonly groupName: (device: Device) => string;
  /** Called once commands end, with the devices where they succeeded. */
  readonly onDone?:
    | ((outcome: { readonly action: CommandAction; readonly done: readonly Device[] }) => void)
    | undefined;
}

/** Confirms commands and shows their results. */
export interface DeviceCommands {
  readonly ask: (order: CommandOrder) => void;
  /** Whether a deletion was sent, and not refused for every device. */
  readonly deleting: boolean;
  /** Render this once. */
  readonly dialog: ReactNode;
}

/** Results with one more of them known. */
const withResult = (results: CommandResults | null, device: Device, result: CommandResult): CommandResults =>
  new Map([...(results ?? []), [device.id, result]]);

/**
 * Commands to one or many devices: a dialog lists what will be sent, shows each result and retries only the failed
 * ones. On full success it closes with a toast; if closed early, the commands continue and a toast reports the result.
 */
export function useDeviceCommands({ memberId, groupName, onDone }: DeviceCommandsInput): DeviceCommands {
  const text = useText('deviceCommands');
  const names = useText('devices');
  const message = useMessage();
  const toast = useToast();
  const refresh = useRefreshAfterCommands();
  const run = useCommandRun(memberId);
  const lastId = useRef(0);
  const [order, setOrder] = useState<ShownOrder | null>(null);
  const changeOrder = useCallback(
    (id: number, change: (before: ShownOrder) => ShownOrder) =>
      setOrder((before) => (before?.id === id ? change(before) : before)),
    [],
  );

  const ask = useCallback((asked: CommandOrder) => {
    lastId.current += 1;
    setOrder({ ...asked, id: lastId.current, results: null, open: true });
  }, []);

  /** The final message: for deletions how many of how many, for others whether all succeeded. */
  const announce = ({ action, devices, skipped }: CommandOrder, results: CommandResults) => {
    const { total, done, failed } = tallyResults(results);
    const label = names(actionPresentation(action, null).label);
    const [only] = devices;
    if (action === 'delete' && done > 0) {
      const all = total + skipped.length;
      const words =
        all === 1 ? message('deleted_device') : message('deleted_devices_of_total', { deleted: done, total: all });
      toast.show({ tone: done === all ? 'success' : 'warn', text: words });
    } else if (failed > 0) {
      toast.show({ tone: 'error', text: text('failedSome', { action: label, total, failed }) });
    } else if (isPowerAction(action)) {
      const [one, many] = BEGUN[action];
      toast.show({
        tone: 'info',
        text: total === 1 && only ? text(one, { name: only.alias }) : text(many, { count: done }),
      });
    } else if (total === 1 && only) {
      toast.show({ tone: 'success', text: text('doneOne', { name: only.alias, action: label }) });
    } else {
      toast.show({ tone: 'success', text: text('doneMany', { action: label, count: done }) });
    }
  };

  const start = async (asked: ShownOrder, devices: readonly Device[]) => {
    const { id, action } = asked;
    let results: CommandResults = asked.results ?? new Map();
    for (const device of devices) results = withResult(results, device, { kind: 'next' });
    changeOrder(id, (before) => ({ ...before, results }));
    await run(action, devices, (device, result) => {
      // On retries an agent repeats its first answer, so the toast comes with the first command.
      if (action === 'update' && result.kind === 'waiting') {
        toast.show({ tone: 'info', text: message('update_agent_requested') });
      }
      results = withResult(results, device, result);
      changeOrder(id, (before) => ({ ...before, results }));
    });
    const isAllDone = [...results.values()].every(({ kind }) => kind === 'done');
    announce(asked, results);
    if (isAllDone) changeOrder(id, (before) => ({ ...before, open: false }));
    const done = asked.devices.filter(({ id }) => results.get(id)?.kind === 'done');
    if (done.length > 0) onDone?.({ action, done });
    await refresh();
  };

  const close = () => setOrder((before) => before && { ...before, open: false });
  const deleting =
    order?.action === 'delete' &&
    order.results !== null &&
    failedDevices(order.devices, order.results).length < order.devices.length;
  return {
    ask,
    deleting,
    dialog: order && (
      <Suspense fallback={null}>
        <CommandDialog
          key={order.id}
          open={order.open}
          action={order.action}
          devices={order.devices}
          skipped={order.skipped}
          results={order.results}
          groupName={groupName}
          onConfirm={() => {
            if (order.results === null) void start(order, order.devices);
          }}
          onRetry={() => {
            const { results } = order;
            if (results && [...results.values()].every(isSettled)) {
              void start(order, failedDevices(order.devices, results));
            }
          }}
          onClose={close}
        />
      </Suspense>
    ),
  };
}
