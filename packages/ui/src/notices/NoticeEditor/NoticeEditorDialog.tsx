import { LANGUAGE_NAMES, LANGUAGES, type NoticeDraft } from '@remote-console/domain';
import { useId } from 'react';
import { DialogChoice, DialogFrame } from '../../dialogs/index.ts';
import { useMessage, useSentences, useText } from '../../i18n/index.ts';
import { DateField, type SaveOutcome, Stack } from '../../primitives/index.ts';
import { BodyFields } from './BodyFields.tsx';
import { LanguageTabs } from './LanguageTabs.tsx';
import { useNoticeEditor } from './useNoticeEditor.ts';
import styles from './NoticeEditorDialog.module.css';

export interface NoticeEditorDialogProps {
  readonly open: boolean;
  /** Whether a notice is new or being edited. */
  readonly mode: 'write' | 'edit';
  /** The initial values. */
  readonly initial: NoticeDraft;
  /** Publishes or saves; the dialog stays open with its entries if that is refused. */
  readonly onSave: (draft: NoticeDraft) => Promise<SaveOutcome>;
  readonly onClose: () => void;
}

/** Writes a notice in every language, for the operator of the service. */
export function NoticeEditorDialog({ open, mode, initial, onSave, onClose }: NoticeEditorDialogProps) {
  const text = useText('notices');
  const common = useText('common');
  const message = useMessage();
  const sentences = useSentences();
  const panelId = useId();
  const { draft, language, faults, saving, failure, show, change, changeBody, save } = useNoticeEditor(initial, onSave);
  const wrong = LANGUAGES.filter((each) => faults?.texts[each] !== undefined);

  return (
    <DialogFrame
      open={open}
      title={text(mode === 'write' ? 'writeTitle' : 'editTitle')}
      width={720}
      locked
      onClose={onClose}
      actions={
        <DialogChoice
          label={mode === 'write' ? text('publish') : common('save')}
          waiting={saving}
          onConfirm={() => void save()}
          onCancel={onClose}
        />
      }
    >
      <Stack gap="lg">
        <LanguageTabs panelId={panelId} language={language} onChange={show} />
        <Stack role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${language}`} gap="lg">
          <BodyFields
            language={language}
            words={draft.texts[language]}
            faults={faults?.texts[language]}
            onChange={changeBody}
          />
        </Stack>
        <DateField
          label={text('lastDay')}
          value={draft.lastDay === '' ? null : draft.lastDay}
          hint={text('lastDayHint')}
          error={faults?.lastDay && message(faults.lastDay)}
          onChange={({ value }) => change({ lastDay: value ?? '' })}
        />
        {(failure !== null || wrong.length > 0) && (
          <div role="alert" className={styles.error}>
            {failure ?? sentences(...wrong.map((each) => text('unfinished', { language: LANGUAGE_NAMES[each] })))}
          </div>
        )}
      </Stack>
    </DialogFrame>
  );
}
