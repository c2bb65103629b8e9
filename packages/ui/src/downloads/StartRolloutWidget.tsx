import type { Rollout } from '@remote-console/api-client';
import { useOutdatedCount } from '@remote-console/api-client/react';
import { useState } from 'react';
import { useGroupName } from '../i18n/index.ts';
import { RolloutDialog } from './RolloutDialog/RolloutDialog.tsx';
import { useGroupChoices } from './useGroupChoices.ts';

export interface StartRolloutWidgetProps {
  /** Whether the dialog is visible. */
  readonly open: boolean;
  /** The version that agents are updated to. */
  readonly version: string;
  /** An update of a group in progress, which a larger one supersedes; null without one. */
  readonly inProgress: Rollout | null;
  readonly busy: boolean;
  /** Starts it; resolves to the text of a refusal, or null once started. */
  readonly onStart: (choice: { readonly groupId: number | null }) => Promise<string | null>;
  readonly onClose: () => void;
}

/** Asks which devices to update in waves, all by default, and starts it. */
export function StartRolloutWidget({ open, version, inProgress, busy, onStart, onClose }: StartRolloutWidgetProps) {
  const nameOf = useGroupName();
  const { groups } = useGroupChoices();
  const [groupId, setGroupId] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const count = useOutdatedCount(groupId);
  const start = async () => {
    setError(null);
    const refusal = await onStart({ groupId });
    if (refusal === null) onClose();
    else setError(refusal);
  };
  return (
    <RolloutDialog
      open={open}
      version={version}
      groups={groups}
      groupId={groupId}
      count={count}
      openGroup={inProgress?.group ? nameOf(inProgress.group) : null}
      busy={busy}
      error={error}
      onGroup={(change) => {
        setGroupId(change.groupId);
        setError(null);
      }}
      onStart={() => void start()}
      onClose={onClose}
    />
  );
}
