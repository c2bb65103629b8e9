import type { GroupDetail, ThresholdAlert } from '@remote-console/api-client';
import { useGroupWrites } from '@remote-console/api-client/react';
import { parseAlertCode, type Threshold } from '@remote-console/domain';
import { useState } from 'react';
import { useAction } from '../actions/index.ts';
import { useDialogs } from '../dialogs/index.ts';
import { useMessage, useText } from '../i18n/index.ts';
import type { SaveOutcome } from '../primitives/index.ts';
import { GroupThresholds } from './GroupThresholds/GroupThresholds.tsx';
import { ThresholdDialog } from './GroupThresholds/ThresholdDialog.tsx';
import { useThresholdLabel } from './GroupThresholds/useThresholdLabel.ts';

export interface GroupThresholdsWidgetProps {
  /** The group with its thresholds. */
  readonly group: GroupDetail;
  /** Whether the person may change them. */
  readonly editable: boolean;
}

/** The thresholds of a group, to add, change and remove [C-THRESH-12] [C-THRESH-13]. */
export function GroupThresholdsWidget({ group, editable }: GroupThresholdsWidgetProps) {
  const text = useText('groupPages');
  const message = useMessage();
  const words = useThresholdLabel();
  const action = useAction<number>();
  const { confirm } = useDialogs();
  const { change } = useGroupWrites();
  const [asking, setAsking] = useState<{
    readonly number: number;
    readonly open: boolean;
    readonly threshold: ThresholdAlert | null;
  } | null>(null);
  const ask = (threshold: ThresholdAlert | null) =>
    setAsking((before) => ({ number: (before?.number ?? 0) + 1, open: true, threshold }));

  const save = ({ alertCode, alertMinutes, threshold }: Threshold): Promise<SaveOutcome> =>
    action.save(
      () =>
        change(group.id, {
          updateKey: 'alert',
          alertCode,
          ...(alertMinutes === null ? { threshold } : { alertMinutes }),
        }),
      { done: message('changed_group_info') },
    );
  const remove = async (threshold: ThresholdAlert) => {
    const parsed = parseAlertCode(threshold.alertCode);
    const name = parsed ? words.type(parsed.type) : threshold.alertCode;
    const agreed = await confirm({
      title: text('removeThresholdTitle', { name }),
      body: text('removeThresholdHint'),
      confirmLabel: text('remove'),
      tone: 'destructive',
    });
    if (!agreed) return;
    await action.run(() => change(group.id, { deleteKey: threshold.id }), {
      of: threshold.id,
      done: message('changed_group_info'),
    });
  };

  return (
    <>
      <GroupThresholds
        thresholds={group.thresholdAlerts}
        {...(editable
          ? { onAdd: () => ask(null), onChange: ask, onRemove: (threshold: ThresholdAlert) => void remove(threshold) }
          : {})}
      />
      {asking && (
        <ThresholdDialog
          key={asking.number}
          open={asking.open}
          threshold={asking.threshold}
          onSave={save}
          onClose={() => setAsking((before) => before && { ...before, open: false })}
        />
      )}
    </>
  );
}
