import Box from '@mui/material/Box';
import { useBlockingPolicy, useRefreshBlocking } from '@remote-console/api-client/react';
import { isAdmin, type IpPolicy } from '@remote-console/domain';
import { useState } from 'react';
import { useAction } from '../actions/index.ts';
import { useDialogs } from '../dialogs/index.ts';
import { useMessage, useText } from '../i18n/index.ts';
import { ListSkeleton, LoadFailed, Stack } from '../primitives/index.ts';
import { useSession, useToast } from '../contexts/index.ts';
import { IpEntryForm } from './IpEntryForm/IpEntryForm.tsx';
import { IpEntryList } from './IpEntryList/IpEntryList.tsx';
import { PolicySwitch } from './PolicySwitch/PolicySwitch.tsx';
import { useBlockingChange } from './useBlockingChange.ts';
import { useIpList } from './useIpList.ts';

/** The IP policy and its list: read by everybody, changed by managers (C-IPBLOCK-01 to C-IPBLOCK-27, C-GUARD-22). */
export function BlockingSettingsWidget() {
  const text = useText('policies');
  const message = useMessage();
  const toast = useToast();
  const dialogs = useDialogs();
  const viewer = useSession();
  const { data, error, mutate } = useBlockingPolicy();
  const { save } = useBlockingChange();
  const refresh = useRefreshBlocking();
  const policy = data?.objects;
  const list = useIpList(policy?.list ?? []);
  const { isBusy, run } = useAction();
  const [failure, setFailure] = useState<string | undefined>(undefined);
  const editable = viewer !== null && isAdmin(viewer);

  const saveSwitch = async ({ policyUse, block }: IpPolicy) => {
    if (!policy) return;
    setFailure(undefined);
    const outcome = await save({ type: 'set', policyUse, block, version: policy.version });
    if (outcome.kind === 'refused') setFailure(outcome.error);
    else toast.show({ tone: 'success', text: message('blocking-submit') });
    await refresh();
  };
  const help = () =>
    dialogs.list({
      title: text('helpTitle'),
      lines: [text('helpSingle'), text('helpRange'), text('helpSubnet'), text('helpSheet')],
    });

  if (!policy) return error ? <LoadFailed onRetry={() => void mutate()} /> : <ListSkeleton rows={8} />;
  return (
    <Stack gap="lg">
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: editable ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)' },
          alignItems: 'start',
          gap: 'var(--rc-space-lg)',
        }}
      >
        <PolicySwitch
          key={policy.version}
          policy={policy}
          list={policy.list}
          ownAddress={policy.callerAddress}
          editable={editable}
          busy={isBusy}
          failure={failure}
          onSave={(chosen) => void run(() => saveSwitch(chosen))}
        />
        {editable && <IpEntryForm onAdd={list.add} onAddSheet={list.addSheet} onHelp={() => void help()} />}
      </Box>
      <IpEntryList
        entries={policy.list}
        editable={editable}
        busy={list.busy}
        selected={list.selected}
        onSelectionChange={({ selected }) => list.setSelected(selected)}
        onDeleteSelected={() => void list.deleteSelected()}
        onDeleteAll={() => void list.deleteAll()}
      />
    </Stack>
  );
}
