import type { ServerHealth } from '@remote-console/api-client';
import { isTaskLate } from '@remote-console/domain';
import { useText } from '../i18n/index.ts';
import { DataTable, EmptyState, Panel, RelativeTime, StatusBadge, type DataColumn } from '../primitives/index.ts';
import { useNow } from '../contexts/index.ts';

type Task = ServerHealth['tasks'][number];

interface TaskSignProps {
  readonly task: Task;
  readonly start: string;
}

function TaskSign({ task, start }: TaskSignProps) {
  const text = useText('operator');
  const now = useNow();
  if (task.failed === 1) return <StatusBadge tone="error" label={text('taskFailed')} />;
  if (isTaskLate(task, start, now)) return <StatusBadge tone="warn" label={text('taskLate')} />;
  return task.lastRun === null ? (
    <StatusBadge tone="unknown" label={text('taskWaiting')} />
  ) : (
    <StatusBadge tone="online" label={text('taskOk')} />
  );
}

/** The background tasks of the server, and their last runs. */
export function TaskTable({ health }: { readonly health: ServerHealth }) {
  const text = useText('operator');
  const columns: readonly DataColumn<Task>[] = [
    {
      field: 'task',
      header: text('columnTask'),
      flex: 2,
      minWidth: 180,
      phone: 'title',
      render: ({ name }) => text(`task_${name}`),
    },
    {
      field: 'last',
      header: text('columnLastRun'),
      flex: 1,
      minWidth: 140,
      render: ({ lastRun }) => <RelativeTime instant={lastRun} />,
    },
    {
      field: 'state',
      header: text('columnState'),
      width: 140,
      render: (task) => <TaskSign task={task} start={health.startTime} />,
    },
  ];
  return (
    <Panel title={text('taskRuns')}>
      <DataTable
        label={text('taskRuns')}
        rows={health.tasks}
        columns={columns}
        getRowKey={({ name }) => name}
        empty={<EmptyState title={text('noTasks')} />}
      />
    </Panel>
  );
}
