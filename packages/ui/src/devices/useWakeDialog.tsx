import type { Device } from '@remote-console/api-client';
import { useReadWakeList, useWake } from '@remote-console/api-client/react';
import { Suspense, useState, type ReactNode } from 'react';
import type { WakeSenders } from '../dialogs/index.ts';
import { useErrorMessage, useMessage, useText } from '../i18n/index.ts';
import { useToast } from '../contexts/index.ts';
import { resultMessage } from './CommandDialog/commandTexts.ts';
import { useCommandResult } from './useCommandResult.ts';
import { later } from '../material/index.ts';

const WakeListDialog = later(async () => (await import('../dialogs/WakeListDialog/WakeListDialog.tsx')).WakeListDialog);

interface Waking {
  readonly device: Device;
  readonly senders: WakeSenders;
  readonly sending: boolean;
  readonly error: string | undefined;
  readonly open: boolean;
}

/** Wakes devices over the network. */
export interface DeviceWaking {
  readonly ask: (device: Device) => void;
  /** Render this once. */
  readonly dialog: ReactNode;
}

/** Asks which device sends the signal, sends it, and reports if it failed after all. */
export function useWakeDialog(): DeviceWaking {
  const text = useText('deviceCommands');
  const message = useMessage();
  const errorMessage = useErrorMessage();
  const toast = useToast();
  const readList = useReadWakeList();
  const wake = useWake();
  const follow = useCommandResult();
  const [waking, setWaking] = useState<Waking | null>(null);
  const change = (device: Device, next: Partial<Waking>) =>
    setWaking((before) => (before?.device.id === device.id ? { ...before, ...next } : before));

  const load = async (device: Device) => {
    change(device, { senders: { kind: 'waiting' } });
    try {
      change(device, { senders: { kind: 'ready', list: await readList(device) } });
    } catch (thrown) {
      change(device, { senders: { kind: 'failed', error: errorMessage(thrown) } });
    }
  };
  const ask = (device: Device) => {
    setWaking({ device, senders: { kind: 'waiting' }, sending: false, error: undefined, open: true });
    void load(device);
  };
  const send = async (device: Device, choice: { readonly senderGuid: string; readonly mac: string }) => {
    change(device, { sending: true, error: undefined });
    try {
      const command = await wake(choice);
      change(device, { sending: false, open: false });
      toast.show({ tone: 'success', text: text('wakeSent', { name: device.alias }) });
      const result = await follow(command);
      if (result.kind === 'done') return;
      const reason = resultMessage('wake', result, text, message);
      toast.show({ tone: 'error', text: text('wakeNotSent', { name: device.alias, reason }) });
    } catch (thrown) {
      change(device, { sending: false, error: errorMessage(thrown) });
    }
  };

  return {
    ask,
    dialog: waking && (
      <Suspense fallback={null}>
        <WakeListDialog
          open={waking.open}
          deviceName={waking.device.alias}
          senders={waking.senders}
          sending={waking.sending}
          error={waking.error}
          onReload={() => void load(waking.device)}
          onWake={(choice) => void send(waking.device, choice)}
          onClose={() => change(waking.device, { open: false })}
        />
      </Suspense>
    ),
  };
}
