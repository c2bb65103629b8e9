import type { Device } from '@remote-console/api-client';
import { useEffect, useState, type ReactNode } from 'react';
import { useDialogs } from '../dialogs/index.ts';
import { useText } from '../i18n/index.ts';
import { useToast } from '../contexts/index.ts';
import { DeviceEditTable } from './DeviceEditTable/DeviceEditTable.tsx';
import { useDeviceDrafts } from './DeviceEditTable/useDeviceDrafts.ts';
import { DeviceListFallback } from './DeviceListFallback.tsx';
import { DevicesThere } from './DevicesThere.tsx';
import { DeviceTableSkeleton } from './DeviceTable/DeviceTableSkeleton.tsx';
import { GroupNavigationFoot } from './GroupNavigationBar/GroupNavigationFoot.tsx';
import { useGroupNames } from '../groups/index.ts';
import { addDeviceTo, tableOf, type DeviceListWidgetInput, type LeaveQuestion } from './listWidget.ts';
import { useActor } from './useActor.ts';
import { devicesOf, useDevicePage } from './useDevicePage.ts';
import { useHandler } from './useHandler.ts';
import { Button, Stack } from '../primitives/index.ts';
import styles from './DeviceEditWidget.module.css';

/** Number of placeholder rows before data is loaded. */
const EXPECTED_ROWS = 12;

export interface DeviceEditWidgetProps extends DeviceListWidgetInput {
  /** Called with a function that asks before the person leaves, and with `null` once nothing is unsaved. */
  readonly onLeaveQuestion?: (question: LeaveQuestion | null) => void;
}

/** The rows of the initial page, with current data: a new name must not move its row while others are being edited. */
function useHeldRows(page: readonly Device[], asked: string): readonly Device[] {
  const [held, setHeld] = useState<{ readonly asked: string; readonly rows: readonly Device[] }>({ asked, rows: page });
  if ((held.asked !== asked || held.rows.length === 0) && page.length > 0 && held.rows !== page) {
    setHeld({ asked, rows: page });
  }
  return held.rows.map((row) => page.find(({ id }) => id === row.id) ?? row);
}

/** A page of devices with all names and memos editable, Save and Leave below. It asks before edits are lost. */
export function DeviceEditWidget({ onLeaveQuestion, ...input }: DeviceEditWidgetProps) {
  const { groupId, view, onViewChange } = input;
  const text = useText('devices');
  const toast = useToast();
  const { confirm } = useDialogs();
  const page = useDevicePage({ view, groupId, onViewChange });
  const context = useActor(input);
  const { nameOf } = useGroupNames();
  const isThere = page.kind === 'ready' && !page.busy;
  const rows = useHeldRows(isThere ? devicesOf(page) : [], JSON.stringify([groupId, view]));
  const { drafts, changed, tooLong, saving, type, save, discard } = useDeviceDrafts(rows);
  const isUnsaved = changed > 0;

  const mayLeave = useHandler(async () => {
    if (!isUnsaved) return true;
    const agreed = await confirm({
      title: text('discardTitle'),
      body: text('discardBody', { count: changed }),
      confirmLabel: text('discardConfirm'),
      tone: 'destructive',
    });
    if (agreed) {
      discard();
      onLeaveQuestion?.(null);
    }
    return agreed;
  });
  const tellQuestion = useHandler((question: LeaveQuestion | null) => onLeaveQuestion?.(question));
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    tellQuestion(mayLeave);
    return () => {
      window.removeEventListener('beforeunload', warn);
      tellQuestion(null);
    };
  }, [isUnsaved, mayLeave, tellQuestion]);

  const leaveTo = async (next: typeof view) => {
    if (await mayLeave()) onViewChange(next);
  };
  const saveAll = async () => {
    const { saved, failed } = await save();
    if (failed > 0) toast.show({ tone: 'error', text: text('editFailedSome', { saved, failed }) });
    else toast.show({ tone: 'success', text: text('editSavedAll', { count: saved }) });
  };

  const list = (): ReactNode => {
    if (page.kind !== 'ready') {
      return (
        <DeviceListFallback
          page={page}
          groupId={groupId}
          view={view}
          onViewChange={onViewChange}
          waiting={<DeviceTableSkeleton rows={EXPECTED_ROWS} />}
          groupHref={input.groupHref}
          installHref={input.installHref}
          onAddDevice={addDeviceTo(input)}
        />
      );
    }
    return (
      <DevicesThere
        page={page}
        foot={<GroupNavigationFoot view={view} total={page.total} onViewChange={(next) => void leaveTo(next)} />}
      >
        <DeviceEditTable devices={rows} context={context} drafts={drafts} onType={type} groupName={nameOf} />
      </DevicesThere>
    );
  };
  return (
    <Stack gap="md">
      {list()}
      <div className={styles.bar}>
        <div role="status" className={styles.changed}>
          {isUnsaved ? text('editChanged', { count: changed }) : text('editUnchanged')}
        </div>
        <Button variant="text" disabled={saving} onClick={() => void leaveTo(tableOf(view))}>
          {text('editLeave')}
        </Button>
        <Button variant="contained" loading={saving} disabled={!isUnsaved || tooLong} onClick={() => void saveAll()}>
          {text('editSave')}
        </Button>
      </div>
    </Stack>
  );
}
