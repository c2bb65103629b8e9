import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import {
  checkNotice,
  LANGUAGES,
  NOTICE_LIMITS,
  type Language,
  type NoticeDraft,
  type NoticeBody,
} from '@remote-console/domain';
import { useId, useState } from 'react';
import { DialogChoice, DialogFrame } from '../../dialogs/index.ts';
import { useMessage, useText } from '../../i18n/index.ts';
import { DateField, type SaveOutcome, Stack, TextArea, TextField } from '../../primitives/index.ts';
import styles from './NoticeEditorDialog.module.css';

export interface NoticeEditorDialogProps {
  readonly open: boolean;
  /** Whether a notice is new or being edited. */
  readonly mode: 'write' | 'edit';
  /** What the fields begin with. */
  readonly initial: NoticeDraft;
  /** Publishes or saves; the dialog stays open with its entries when that is refused. */
  readonly onSave: (draft: NoticeDraft) => Promise<SaveOutcome>;
  readonly onClose: () => void;
}

/** Each language in its own words. */
const OWN_NAMES: Readonly<Record<Language, string>> = { ko: '한국어', en: 'English', ja: '日本語' };

const LINES = { min: 8, max: 16 } as const;

/** Writes a notice in the three languages, for whoever operates the service. */
export function NoticeEditorDialog({ open, mode, initial, onSave, onClose }: NoticeEditorDialogProps) {
  const text = useText('notices');
  const common = useText('common');
  const message = useMessage();
  const panelId = useId();
  const [draft, setDraft] = useState(initial);
  const [language, setLanguage] = useState<Language>('ko');
  const [checked, setChecked] = useState(false);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const faults = checked ? checkNotice(draft) : null;
  const wrong = LANGUAGES.filter((each) => faults?.texts[each] !== undefined);
  const words = draft.texts[language];
  const change = (part: Partial<NoticeBody>) =>
    setDraft({ ...draft, texts: { ...draft.texts, [language]: { ...words, ...part } } });
  const errorAt = (field: keyof NoticeBody) => {
    const fault = faults?.texts[language]?.[field];
    return fault && message(fault);
  };

  const save = async () => {
    setChecked(true);
    setFailure(null);
    const found = checkNotice(draft);
    if (found) {
      const first = LANGUAGES.find((each) => found.texts[each] !== undefined);
      if (first !== undefined && !found.texts[language]) setLanguage(first);
      return;
    }
    setSaving(true);
    const outcome = await onSave(draft);
    setSaving(false);
    if (outcome.kind === 'refused') setFailure(outcome.error);
  };

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
        <Tabs
          value={language}
          onChange={(_event, wanted: Language) => setLanguage(wanted)}
          aria-label={text('languages')}
          sx={{ borderBottom: 1, borderColor: 'tone.line' }}
        >
          {LANGUAGES.map((each) => (
            <Tab
              key={each}
              value={each}
              id={`${panelId}-${each}`}
              aria-controls={panelId}
              label={<span lang={each}>{OWN_NAMES[each]}</span>}
            />
          ))}
        </Tabs>
        <Stack role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${language}`} gap="lg">
          <TextField
            label={text('titleField')}
            value={words.title}
            required={language === 'ko'}
            limit={NOTICE_LIMITS.title}
            error={errorAt('title')}
            onChange={({ value }) => change({ title: value })}
          />
          <TextArea
            label={text('contentField')}
            value={words.content}
            required={language === 'ko'}
            rows={LINES}
            hint={text(language === 'ko' ? 'contentHint' : 'languageHint')}
            error={errorAt('content')}
            onChange={({ value }) => change({ content: value })}
          />
        </Stack>
        <DateField
          label={text('lastDay')}
          value={draft.lastDay === '' ? null : draft.lastDay}
          hint={text('lastDayHint')}
          error={faults?.lastDay && message(faults.lastDay)}
          onChange={({ value }) => setDraft({ ...draft, lastDay: value ?? '' })}
        />
        {(failure !== null || wrong.length > 0) && (
          <div role="alert" className={styles.error}>
            {failure ?? wrong.map((each) => text('unfinished', { language: OWN_NAMES[each] })).join(' ')}
          </div>
        )}
      </Stack>
    </DialogFrame>
  );
}
