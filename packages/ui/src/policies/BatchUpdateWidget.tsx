import { useRequestBatchUpdate } from '@remote-console/api-client/react';
import { isAdmin } from '@remote-console/domain';
import { RefreshCw } from 'lucide-react';
import { useAction } from '../actions/index.ts';
import { useDialogs } from '../dialogs/index.ts';
import { useMessage, useText } from '../i18n/index.ts';
import { Button, ICON } from '../primitives/index.ts';
import { useSession } from '../contexts/index.ts';

/** Asks every agent of the company to update itself, after confirmation; for managers (C-FUNC-28 to C-FUNC-31). */
export function BatchUpdateWidget() {
  const text = useText('policies');
  const message = useMessage();
  const viewer = useSession();
  const { confirm } = useDialogs();
  const request = useRequestBatchUpdate();
  const { isBusy, run } = useAction();
  if (!viewer || !isAdmin(viewer)) return null;

  const ask = async () => {
    const agreed = await confirm({
      title: text('batchUpdateQuestion'),
      body: text('batchUpdateBody'),
      confirmLabel: text('batchUpdateConfirm'),
    });
    if (agreed) await run(() => request(viewer.companyId), { done: message('batch_update_requested') });
  };
  return (
    <Button startIcon={<RefreshCw {...ICON} />} loading={isBusy} onClick={() => void ask()}>
      {text('batchUpdate')}
    </Button>
  );
}
