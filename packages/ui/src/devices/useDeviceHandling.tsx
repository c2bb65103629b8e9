import { failureOf, type Device } from '@remote-console/api-client';
import { useChangeDevice, useMoveDevice, useToggleFavourite } from '@remote-console/api-client/react';
import { lazy, Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import { useDialogs } from '../dialogs/index.ts';
import { useMessage } from '../i18n/index.ts';
import type { SaveOutcome } from '../primitives/index.ts';
import { useToast } from '../provider/index.ts';
import type { DeviceActionHandlers, DeviceChoice, RefusedAction } from './actions.ts';
import type { SaveMemo } from './DeviceMemo/index.ts';
import { useGroupNames } from './groupNames.ts';
import { usePressedStars } from './usePressedStars.ts';

const RenameDialog = lazy(async () => ({ default: (await import('./DeviceTextDialog/index.ts')).RenameDialog }));
const MemoDialog = lazy(async () => ({ default: (await import('./DeviceTextDialog/index.ts')).MemoDialog }));
const MoveToGroupDialog = lazy(async () => ({
  default: (await import('./MoveToGroupDialog/index.ts')).MoveToGroupDialog,
}));

interface DeviceHandlingInput {
  /** The devices as the server last told them. */
  readonly devices: readonly Device[];
  /** Opens the details of a device. */
  readonly onOpenDevice?: ((choice: { readonly devicePk: number }) => void) | undefined;
  /** What the host handles itself, beside what is handled here. */
  readonly handlers?: DeviceActionHandlers | undefined;
}

interface DeviceHandling {
  readonly handlers: DeviceActionHandlers;
  readonly onToggleFavourite: (choice: DeviceChoice) => void;
  readonly onSaveMemo: SaveMemo;
  readonly onRefused: (refusal: RefusedAction) => void;
  /** The devices with the stars that were pressed a moment ago [B-FAV-06]. */
  readonly devices: readonly Device[];
  /** Draw this once: the dialogs of the actions. */
  readonly dialogs: ReactNode;
}

type Asking = { readonly kind: 'rename' | 'memo' | 'move'; readonly device: Device; readonly open: boolean };

/** The words for a call that did not succeed. */
export function useFailureWords() {
  const message = useMessage();
  return useCallback(
    (thrown: unknown) => {
      const failure = failureOf(thrown);
      return message(failure.kind === 'unreachable' ? 'server_unreachable' : failure.error);
    },
    [message],
  );
}

/**
 * What the widgets do with a device: details, name, memo, favourite and group. Each change reports its success or its
 * failure in words; the star answers at once and goes back when the server refuses.
 */
export function useDeviceHandling({ devices, onOpenDevice, handlers: hosted }: DeviceHandlingInput): DeviceHandling {
  const message = useMessage();
  const failureWords = useFailureWords();
  const toast = useToast();
  const { block } = useDialogs();
  const change = useChangeDevice();
  const move = useMoveDevice();
  const toggle = useToggleFavourite();
  const { groups } = useGroupNames();
  const [asking, setAsking] = useState<Asking | null>(null);
  const stars = usePressedStars(devices);

  const attempt = async (act: () => Promise<unknown>, done: string): Promise<SaveOutcome> => {
    try {
      await act();
      toast.show({ tone: 'success', text: message(done) });
      return { kind: 'saved' };
    } catch (thrown) {
      return { kind: 'refused', error: failureWords(thrown) };
    }
  };

  const pressStar = async (device: Device) => {
    const marked = device.favorate === null;
    stars.note(device, { marked, agreed: false });
    try {
      await toggle(device);
      stars.note(device, { marked, agreed: true });
    } catch (thrown) {
      stars.note(device, null);
      toast.show({ tone: 'error', text: failureWords(thrown) });
    }
  };
  const onToggleFavourite = ({ device }: DeviceChoice) => {
    if (!stars.isPressed(device)) void pressStar(device);
  };

  const ask = useCallback(
    (kind: Asking['kind']) =>
      ({ device }: DeviceChoice) =>
        setAsking({ kind, device, open: true }),
    [],
  );
  const handlers: DeviceActionHandlers = useMemo(
    () => ({ rename: ask('rename'), memo: ask('memo'), move: ask('move') }),
    [ask],
  );
  const close = () => setAsking((before) => before && { ...before, open: false });
  const device = asking?.device;

  return {
    handlers: {
      ...handlers,
      ...(onOpenDevice ? { detail: ({ device: { pk } }) => onOpenDevice({ devicePk: pk }) } : {}),
      favourite: onToggleFavourite,
      ...hosted,
    },
    onToggleFavourite,
    onSaveMemo: ({ device: { pk }, memo }) => attempt(() => change(pk, { memo }), 'updated_memo'),
    // What needs a license says how to get one; the rest is only told (A-DIALOG-07).
    onRefused: ({ because }) =>
      because === 'need_license' ? void block() : toast.show({ tone: 'warn', text: message(because) }),
    devices: stars.devices,
    dialogs: asking && device && (
      <Suspense fallback={null}>
        {asking.kind === 'rename' && (
          <RenameDialog
            key={`rename-${device.pk}-${device.alias}`}
            open={asking.open}
            device={device}
            onSave={({ alias }) => attempt(() => change(device.pk, { alias }), 'updated_alias')}
            onClose={close}
          />
        )}
        {asking.kind === 'memo' && (
          <MemoDialog
            key={`memo-${device.pk}-${device.memo}`}
            open={asking.open}
            device={device}
            onSave={({ memo }) => attempt(() => change(device.pk, { memo }), 'updated_memo')}
            onClose={close}
          />
        )}
        {asking.kind === 'move' && (
          <MoveToGroupDialog
            key={`move-${device.pk}-${device.device_group_fk}`}
            open={asking.open}
            device={device}
            groups={groups}
            onMove={({ groupPk }) => attempt(() => move(device, groupPk), 'added_device_in_group')}
            onClose={close}
          />
        )}
      </Suspense>
    ),
  };
}
