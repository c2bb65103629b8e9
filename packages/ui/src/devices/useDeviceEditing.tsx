import type { Device, Profile } from '@remote-console/api-client';
import { useChangeDevice } from '@remote-console/api-client/react';
import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { useFailureWords, useMessage } from '../i18n/index.ts';
import type { SaveOutcome } from '../primitives/index.ts';
import { useToast } from '../contexts/index.ts';
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

/** A question about several devices. */
interface AboutDevices {
  readonly open: boolean;
  /** Another number is another question. */
  readonly number: number;
  readonly devices: readonly Device[];
}

/** Changes what the console keeps of devices: name, memo, tags and group. */
export interface DeviceEditing {
  readonly rename: (device: Device) => void;
  readonly editMemo: (device: Device) => void;
  readonly move: (devices: readonly Device[]) => void;
  readonly editTags: (devices: readonly Device[]) => void;
  readonly onSaveMemo: SaveMemo;
  /** Draw this once. */
  readonly dialog: ReactNode;
}

const nextQuestion = (devices: readonly Device[]) => (before: AboutDevices | null) => ({
  devices,
  open: true,
  number: (before?.number ?? 0) + 1,
});

/** Name, memo, tags and group of devices. Each change reports its success or its failure in words. */
export function useDeviceEditing(session?: Profile | null): DeviceEditing {
  const message = useMessage();
  const failureWords = useFailureWords();
  const toast = useToast();
  const change = useChangeDevice();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [moving, setMoving] = useState<AboutDevices | null>(null);
  const [tagging, setTagging] = useState<AboutDevices | null>(null);

  const attempt = async (act: () => Promise<unknown>, done: string): Promise<SaveOutcome> => {
    try {
      await act();
      toast.show({ tone: 'success', text: message(done) });
      return { kind: 'saved' };
    } catch (thrown) {
      return { kind: 'refused', error: failureWords(thrown) };
    }
  };

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
    onSaveMemo: ({ device: { pk }, memo }) => attempt(() => change(pk, { memo }), 'updated_memo'),
    dialog: (
      <Suspense fallback={null}>
        {asking?.kind === 'rename' && (
          <RenameDialog
            key={`rename-${asking.device.pk}-${asking.device.alias}`}
            open={asking.open}
            device={asking.device}
            onSave={({ alias }) => attempt(() => change(asking.device.pk, { alias }), 'updated_alias')}
            onClose={close}
          />
        )}
        {asking?.kind === 'memo' && (
          <MemoDialog
            key={`memo-${asking.device.pk}-${asking.device.memo}`}
            open={asking.open}
            device={asking.device}
            onSave={({ memo }) => attempt(() => change(asking.device.pk, { memo }), 'updated_memo')}
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
