import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useNewestRollout } from '@remote-console/api-client/react';
import { isRolloutOpen } from '@remote-console/domain';
import { useId } from 'react';
import { useText } from '../i18n/index.ts';
import { Button, ListSkeleton, LoadFailed } from '../primitives/index.ts';
import { RolloutCard } from './RolloutCard/index.ts';
import { RolloutDevices } from './RolloutDevices.tsx';
import { useRolloutActs } from './useRolloutActs.ts';

type Outlook = NonNullable<ReturnType<typeof useNewestRollout>['data']>['meta'];

/** What a new rollout would update, and the way to start it. */
function OutdatedAgents({ latest_version: version, outdated_count: count }: Outlook) {
  const text = useText('downloads');
  const { busy, onStart } = useRolloutActs();
  if (version === '') return <>{text('rolloutNoVersion')}</>;
  if (count === 0) return <>{text('rolloutUpToDate', { version })}</>;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' }}>
      <span>{text('rolloutOutdated', { count, version })}</span>
      <Button loading={busy === 'start'} onClick={() => void onStart({ version, count })}>
        {text('rolloutStart')}
      </Button>
    </Box>
  );
}

/**
 * The newest rollout of an agent version: its waves, its devices, and what can be decided about it; and the way to start one
 * while devices have an older version. For managers, whom `mayManageEnrolments` names.
 */
export function RolloutsWidget() {
  const text = useText('downloads');
  const titleId = useId();
  const { data, error, isValidating, mutate } = useNewestRollout();
  const { busy, onAct } = useRolloutActs();
  const [rollout] = data?.objects ?? [];
  const canStart = data && !(rollout && isRolloutOpen(rollout.state) && rollout.version === data.meta.latest_version);
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: '12px', minWidth: 0, mt: '12px' }}>
      <div>
        <Typography id={titleId} variant="h2">
          {text('rollout')}
        </Typography>
        <Box sx={{ mt: '2px', typography: 'body1', color: 'tone.textSecondary' }}>{text('rolloutDescription')}</Box>
      </div>
      {!data &&
        (error ? <LoadFailed retrying={isValidating} onRetry={() => void mutate()} /> : <ListSkeleton rows={2} />)}
      {canStart && (
        <Box sx={{ typography: 'body1' }}>
          <OutdatedAgents {...data.meta} />
        </Box>
      )}
      {rollout && (
        <>
          <RolloutCard
            rollout={rollout}
            busy={busy === 'start' ? null : busy}
            onAct={({ act }) => void onAct(rollout, act)}
          />
          <RolloutDevices key={rollout.pk} rollout={rollout} />
        </>
      )}
    </Box>
  );
}
