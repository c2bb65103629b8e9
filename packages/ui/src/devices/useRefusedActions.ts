import type { Device } from '@remote-console/api-client';
import { useDialogs } from '../dialogs/index.ts';
import { useMessage, useText } from '../i18n/index.ts';
import { useToast } from '../contexts/index.ts';
import type { RefusedAction } from './actions.ts';
import { useHandler } from './useHandler.ts';

/** Says why an action on a device does not run. */
export function useRefusedActions() {
  const text = useText('deviceCommands');
  const message = useMessage();
  const toast = useToast();
  const { block, message: showMessage } = useDialogs();
  const explainOffline = ({ alias }: Device) =>
    void showMessage({ title: text('offlineTitle', { name: alias }), body: message('not_online_warning') });
  // Missing licenses and offline devices are explained in a dialog; for the rest there is only a message (A-DIALOG-07).
  const onRefused = useHandler(({ because, device }: RefusedAction) => {
    if (because === 'not_online_warning') explainOffline(device);
    else if (because !== 'need_license') toast.show({ tone: 'warn', text: message(because) });
    else void block();
  });
  return { explainOffline, onRefused };
}
