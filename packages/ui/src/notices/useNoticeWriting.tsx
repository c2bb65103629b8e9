import type { NoticeTexts } from '@remote-console/api-client';
import { useNoticeOffice } from '@remote-console/api-client/react';
import { draftOfNotice, emptyNotice, MEMBER_TYPES, noticeOfDraft, type NoticeDraft } from '@remote-console/domain';
import { Suspense, useState, type ReactNode } from 'react';
import { useAction } from '../actions/index.ts';
import { useDialogs } from '../dialogs/index.ts';
import { useText } from '../i18n/index.ts';
import type { SaveOutcome } from '../primitives/index.ts';
import { useNow, useSession, useTimePreferences } from '../contexts/index.ts';
import { later } from '../material/index.ts';

const NoticeEditorDialog = later(
  async () => (await import('./NoticeEditor/NoticeEditorDialog.tsx')).NoticeEditorDialog,
);

/** Whether the signed-in person operates the service, and may write notices. */
export function useIsNoticeWriter(): boolean {
  return Number(useSession()?.memberType) === MEMBER_TYPES.operator;
}

/** The notice-writing features of a page. */
export interface NoticeWriting {
  /** Opens the editor with an empty notice. */
  readonly write: () => void;
  /** Opens the editor with a notice. */
  readonly edit: (noticeId: number) => Promise<void>;
  /** Asks for confirmation and removes a notice; resolves to whether it was removed. */
  readonly remove: (notice: { readonly id: number; readonly noticeTitle: string }) => Promise<boolean>;
  /** Render this once: the editor. */
  readonly editor: ReactNode;
}

type Task = { readonly kind: 'write' } | { readonly kind: 'edit'; readonly original: NoticeTexts };

/** Publishing, editing and removing notices. */
export function useNoticeWriting(): NoticeWriting {
  const text = useText('notices');
  const common = useText('common');
  const action = useAction<number>();
  const dialogs = useDialogs();
  const now = useNow();
  const { timeZoneId } = useTimePreferences();
  const { read, publish, rewrite, takeBack } = useNoticeOffice();
  const [task, setTask] = useState<Task | null>(null);

  const attempt = async (act: () => Promise<unknown>, done: string): Promise<SaveOutcome> => {
    const outcome = await action.save(act, { done });
    if (outcome.kind === 'saved') setTask(null);
    return outcome;
  };
  const save = (draft: NoticeDraft): Promise<SaveOutcome> => {
    const notice = noticeOfDraft(draft, timeZoneId);
    if (task?.kind !== 'edit') return attempt(() => publish(notice), text('published'));
    const { id, version } = task.original;
    return attempt(() => rewrite(id, notice, version), text('changed'));
  };

  const edit = async (noticeId: number) => {
    await action.run(
      async () => {
        const original = await read(noticeId);
        if (original) setTask({ kind: 'edit', original });
      },
      { of: noticeId },
    );
  };

  const remove: NoticeWriting['remove'] = async ({ id, noticeTitle }) => {
    const isSure = await dialogs.confirm({
      title: common('deleteQuestion', { name: noticeTitle }),
      body: common('cannotUndo'),
      confirmLabel: common('delete'),
      tone: 'destructive',
    });
    return isSure && action.run(() => takeBack(id), { of: id, done: text('removed') });
  };

  const initialOf = (open: Task) =>
    open.kind === 'edit' ? draftOfNotice(open.original, timeZoneId) : emptyNotice(now, timeZoneId);
  return {
    write: () => setTask({ kind: 'write' }),
    edit,
    remove,
    editor: task && (
      <Suspense fallback={null}>
        <NoticeEditorDialog
          open
          mode={task.kind}
          initial={initialOf(task)}
          onSave={save}
          onClose={() => setTask(null)}
        />
      </Suspense>
    ),
  };
}
