import { checkNotice, LANGUAGES, type Language, type NoticeBody, type NoticeDraft } from '@remote-console/domain';
import { useState } from 'react';
import type { NoticeEditorDialogProps } from './NoticeEditorDialog.tsx';

/** Holds the draft of a notice, and its current language. Errors are shown once the person tries to save. */
export function useNoticeEditor(initial: NoticeDraft, onSave: NoticeEditorDialogProps['onSave']) {
  const [draft, setDraft] = useState(initial);
  const [language, setLanguage] = useState<Language>('ko');
  const [checked, setChecked] = useState(false);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const change = (part: Partial<NoticeDraft>) => setDraft({ ...draft, ...part });
  const changeBody = (part: Partial<NoticeBody>) =>
    change({ texts: { ...draft.texts, [language]: { ...draft.texts[language], ...part } } });
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
  return {
    draft,
    language,
    faults: checked ? checkNotice(draft) : null,
    saving,
    failure,
    show: setLanguage,
    change,
    changeBody,
    save,
  };
}
