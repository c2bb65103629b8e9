import type { Delegation, Profile } from '@remote-console/api-client';
import { useApprovers, useDelegation, useDelegationWrites } from '@remote-console/api-client/react';
import { dayInZone, decidesOnRequests, endOfDay, epochOf, formatDay, startOfDay } from '@remote-console/domain';
import { useState } from 'react';
import { useAction } from '../actions/index.ts';
import { useText } from '../i18n/index.ts';
import { useNow, useTimePreferences } from '../contexts/index.ts';
import { DelegateDialog, type DelegateDays } from './Delegation/DelegateDialog.tsx';
import { DelegateRow } from './Delegation/DelegateRow.tsx';

export interface DelegationWidgetProps {
  /** The signed-in person. */
  readonly profile: Profile;
}

/** A delegation in whole days in the person's time zone; its last instant belongs to its last day. */
function daysOf({ delegate, fromTime, untilTime }: Delegation, timeZoneId: number | null | undefined): DelegateDays {
  return {
    delegate,
    firstDay: dayInZone(epochOf(fromTime), timeZoneId),
    lastDay: dayInZone(epochOf(untilTime) - 1, timeZoneId),
  };
}

/** The substitute of the person. Shown only to people who are approvers of a group or a request. */
export function DelegationWidget({ profile }: DelegationWidgetProps) {
  const text = useText('users');
  const now = useNow();
  const preferences = useTimePreferences();
  const naming = useAction();
  const ending = useAction();
  const { set, end } = useDelegationWrites();
  const own = useDelegation(decidesOnRequests(profile)).data?.objects[0];
  const [asking, setAsking] = useState<{ readonly number: number; readonly open: boolean }>({ number: 0, open: false });
  const approvers = useApprovers(asking.number > 0).data?.objects ?? [];
  if (!own || (!own.isApprover && own.delegation === null)) return null;
  const { timeZoneId } = preferences;
  const days = own.delegation && daysOf(own.delegation, timeZoneId);
  const save = ({ delegate, firstDay, lastDay }: DelegateDays) =>
    naming.save(
      () =>
        set({
          delegateId: delegate.id,
          fromTime: new Date(startOfDay(firstDay, timeZoneId)).toISOString(),
          untilTime: new Date(endOfDay(lastDay, timeZoneId)).toISOString(),
        }),
      { done: text('delegateNamed', { name: delegate.name }) },
    );
  return (
    <>
      <DelegateRow
        said={
          days &&
          text('delegateFrom', {
            name: days.delegate.name,
            from: formatDay(days.firstDay, preferences),
            to: formatDay(days.lastDay, preferences),
          })
        }
        ending={ending.isBusy}
        onName={() => setAsking(({ number }) => ({ number: number + 1, open: true }))}
        onEnd={() => void ending.run(end, { done: text('delegateEnded') })}
      />
      {asking.number > 0 && (
        <DelegateDialog
          key={asking.number}
          open={asking.open}
          able={approvers.filter(({ id }) => id !== profile.id)}
          present={days}
          today={dayInZone(now, timeZoneId)}
          onSave={save}
          onClose={() => setAsking((before) => ({ ...before, open: false }))}
        />
      )}
    </>
  );
}
