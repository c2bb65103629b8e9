import type { Device, Profile } from '@remote-console/api-client';
import { useChangeDevice } from '@remote-console/api-client/react';
import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { useAction } from '../actions/index.ts';
import { useMessage } from '../i18n/index.ts';
import type { SaveMemo } from './DeviceMemo/DeviceMemo.tsx';
import { later } from '../material/index.ts';

const RenameDialog = later(async () => (await import('./DeviceTextDialog/RenameDialog.tsx')).RenameDialog);
const MemoDialog = later(async () => (await import('./DeviceTextDialog/MemoDialog.tsx')).MemoDialog);
const DeviceTagsWidget = later(async () => (await import('../tags/DeviceTagsWidget.tsx')).DeviceTagsWidget);
const MoveDevicesWidget = later(async () => (await import('../groups/MoveDevicesWidget.tsx')).MoveDevicesWidget);

interface Asking {
  readonly open: boolean;
  readonly kind: 'rename' | 'memo';
  readonly device: Device;
}

/** A dialog about several devices. */
interface AboutDevices {
  readonly open: boolean;
  /** A new number is a new dialog. */
  readonly number: number;
  readonly devices: readonly Device[];
}

/** Changes what the console stores about devices: name, memo, tags and group. */
export interface DeviceEditing {
  readonly rename: (device: Device) => void;
  readonly editMemo: (device: Device) => void;
  readonly move: (devices: readonly Device[]) => void;
  readonly editTags: (devices: readonly Device[]) => void;
  readonly onSaveMemo: SaveMemo;
  /** Render this once. */
  readonly dialog: ReactNode;
}

const nextQuestion = (devices: readonly Device[]) => (before: AboutDevices | null) => ({
  devices,
  open: true,
  number: (before?.number ?? 0) + 1,
});

/** Name, memo, tags and group of devices. Each change reports its success or failure. */
export function useDeviceEditing(session?: Profile | null): DeviceEditing {
  const message = useMessage();
  const change = useChangeDevice();
  const { save } = useAction();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [moving, setMoving] = useState<AboutDevices | null>(null);
  const [tagging, setTagging] = useState<AboutDevices | null>(null);

  const saveName = (pk: number, alias: string) => save(() => change(pk, { alias }), { done: message('updated_alias') });
  const saveMemo = (pk: number, memo: string) => save(() => change(pk, { memo }), { done: message('updated_memo') });
  const close = () => setAsking((before) => before && { ...before, open: false });
  const rename = useCallback((device: Device) => setAsking({ kind: 'rename', device, open: true }), []);
  const editMemo = useCallback((device: Device) => setAsking({ kind: 'memo', device, open: true }), []);
  const move = useCallback((devices: readonly Device[]) => setMoving(nextQuestion(devices)), []);
  const editTags = useCallback((devices: readonly Device[]) => setTagging(nextQuestion(devices)), []);
  return {
    rename,
    editMemo,
    move,
    editTags,
    onSaveMemo: ({ device: { id }, memo }) => saveMemo(id, memo),
    dialog: (
      <Suspense fallback={null}>
        {asking?.kind === 'rename' && (
          <RenameDialog
            key={`rename-${asking.device.id}-${asking.device.alias}`}
            open={asking.open}
            device={asking.device}
            onSave={({ alias }) => saveName(asking.device.id, alias)}
            onClose={close}
          />
        )}
        {asking?.kind === 'memo' && (
          <MemoDialog
            key={`memo-${asking.device.id}-${asking.device.memo}`}
            open={asking.open}
            device={asking.device}
            onSave={({ memo }) => saveMemo(asking.device.id, memo)}
            onClose={close}
          />
        )}
        {tagging && (
          <DeviceTagsWidget
            asked={tagging}
            session={session}
            onClose={() => setTagging((before) => before && { ...before, open: false })}
          />
        )}
        {moving && (
          <MoveDevicesWidget
            asked={moving}
            onClose={() => setMoving((before) => before && { ...before, open: false })}
          />
        )}
      </Suspense>
    ),
  };
}
