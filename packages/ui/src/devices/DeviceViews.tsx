import type { CardSizePreset, ColumnChoice } from '@remote-console/domain';
import { Suspense } from 'react';
import { DeviceCardSkeletons } from './DeviceCardGrid/DeviceCardSkeletons.tsx';
import { DeviceTableSkeleton } from './DeviceTable/DeviceTableSkeleton.tsx';
import { DeviceTableWidget } from './DeviceTableWidget.tsx';
import { LaterDeviceCards, LaterDeviceEdit, LaterLiveWall } from './laterViews.ts';
import type { DeviceListWidgetInput, LeaveQuestion } from './listWidget.ts';

interface DeviceViewsProps {
  /** The list, for the current view. */
  readonly input: DeviceListWidgetInput;
  readonly size: CardSizePreset;
  readonly columns: ColumnChoice;
  /** A new value refreshes all live pictures. */
  readonly round: number;
  readonly onLeaveQuestion: (question: LeaveQuestion | null) => void;
}

/** The devices in the chosen view. Each view suspends separately, so that nothing of another one remains meanwhile. */
export function DeviceViews({ input, size, columns, round, onLeaveQuestion }: DeviceViewsProps) {
  const { groupId, view } = input;
  switch (view.view) {
    case 'card':
      return (
        <Suspense key={view.view} fallback={<DeviceCardSkeletons count={view.size} size={size} />}>
          <LaterDeviceCards key={groupId} {...input} cardSize={size} />
        </Suspense>
      );
    case 'live':
      return (
        <Suspense key={view.view} fallback={<DeviceCardSkeletons count={view.size} size={size} />}>
          <LaterLiveWall key={groupId} {...input} cardSize={size} round={round} />
        </Suspense>
      );
    case 'table':
      return <DeviceTableWidget {...input} columns={columns} />;
    case 'edit':
      return (
        <Suspense key={view.view} fallback={<DeviceTableSkeleton rows={view.size} />}>
          <LaterDeviceEdit key={groupId} {...input} onLeaveQuestion={onLeaveQuestion} />
        </Suspense>
      );
  }
}
