import { useRequestBatchUpdate } from '@remote-console/api-client/react';
import { isAdmin } from '@remote-console/domain';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useDialogs } from '../dialogs/index.ts';
import { useFailureWords, useMessage, useText } from '../i18n/index.ts';
import { Button, ICON } from '../primitives/index.ts';
import { useSession, useToast } from '../contexts/index.ts';

/** Asks every agent of the company to update itself, after a question; only for managers (C-FUNC-28 to C-FUNC-31). */
export function BatchUpdateWidget() {
  const text = useText('policies');
  const message = useMessage();
  const failureWords = useFailureWords();
  const toast = useToast();
  const viewer = useSession();
  const { confirm } = useDialogs();
  const request = useRequestBatchUpdate();
  const [busy, setBusy] = useState(false);
  if (!viewer || !isAdmin(viewer)) return null;

  const ask = async () => {
    const agreed = await confirm({
      title: text('batchUpdateQuestion'),
      body: text('batchUpdateBody'),
      confirmLabel: text('batchUpdateConfirm'),
    });
    if (!agreed) return;
    setBusy(true);
    try {
      await request(viewer.company_fk);
      toast.show({ tone: 'success', text: message('batch_update_requested') });
    } catch (thrown) {
      toast.show({ tone: 'error', text: failureWords(thrown) });
    }
    setBusy(false);
  };
  return (
    <Button startIcon={<RefreshCw {...ICON} />} loading={busy} onClick={() => void ask()}>
      {text('batchUpdate')}
    </Button>
  );
}
