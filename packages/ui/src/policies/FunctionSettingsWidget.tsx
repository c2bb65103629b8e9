import { failureOf } from '@remote-console/api-client';
import { useFunctionSettings, useSaveFunctionSettings } from '@remote-console/api-client/react';
import { isAdmin, NUMBER_SETTINGS } from '@remote-console/domain';
import { useState } from 'react';
import { useDropDraft } from '../drafts/index.ts';
import { useErrorMessage, useMessage } from '../i18n/index.ts';
import { ListSkeleton, LoadFailed } from '../primitives/index.ts';
import { useSession, useToast } from '../contexts/index.ts';
import { FUNCTION_SETTINGS_DRAFT } from './FunctionSettingsForm/settingsDraft.ts';
import { FunctionSettingsForm, type SettingsFailure } from './FunctionSettingsForm/FunctionSettingsForm.tsx';
import type { SettingsForm } from './FunctionSettingsForm/settingsForm.ts';

/** The function settings: readable by everybody, changed by managers (C-FUNC-01 to C-FUNC-27, C-GUARD-21). */
export function FunctionSettingsWidget() {
  const message = useMessage();
  const errorMessage = useErrorMessage();
  const toast = useToast();
  const viewer = useSession();
  const { data, error, mutate } = useFunctionSettings();
  const save = useSaveFunctionSettings();
  const dropDraft = useDropDraft(FUNCTION_SETTINGS_DRAFT);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SettingsFailure | null>(null);
  // Entries are kept if another person has saved since; only saving or reloading replaces them.
  const [round, setRound] = useState(0);
  const settings = data?.objects[0];

  const submit = async (form: SettingsForm) => {
    setBusy(true);
    setFailure(null);
    try {
      await save(form);
      dropDraft();
      setRound((before) => before + 1);
      toast.show({ tone: 'success', text: message('function-submit') });
    } catch (thrown) {
      const found = failureOf(thrown);
      const refused = found.kind === 'refused' ? found : null;
      setFailure({
        field: NUMBER_SETTINGS.find((field) => field === refused?.field) ?? null,
        words: errorMessage(thrown),
        isStale: refused?.error === 'changed_meanwhile',
      });
    } finally {
      setBusy(false);
    }
  };
  const reload = async () => {
    await mutate();
    dropDraft();
    setFailure(null);
    setRound((before) => before + 1);
  };

  if (!settings) return error ? <LoadFailed onRetry={() => void mutate()} /> : <ListSkeleton rows={10} />;
  return (
    <FunctionSettingsForm
      key={round}
      settings={settings}
      editable={viewer !== null && isAdmin(viewer)}
      busy={busy}
      failure={failure}
      onSave={(form) => void submit(form)}
      onReload={() => void reload()}
    />
  );
}
