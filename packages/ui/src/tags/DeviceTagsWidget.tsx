import type { Device, Profile } from '@remote-console/api-client';
import { useSetDeviceTags, useTags } from '@remote-console/api-client/react';
import { mayManageTags, type TagChange } from '@remote-console/domain';
import { useState } from 'react';
import { useAction } from '../actions/index.ts';
import { useErrorMessage, useMessage, useSentences, useText } from '../i18n/index.ts';
import { usePerson, useToast } from '../contexts/index.ts';
import { ManageTagsWidget } from './ManageTagsWidget.tsx';
import { TagSheetWidget } from './TagSheetWidget.tsx';
import { TagsDialog } from './TagsDialog/TagsDialog.tsx';
import { useTagEdits } from './useTagEdits.ts';

export interface DeviceTagsWidgetProps {
  /** The devices to tag, and whether their dialog is open; a new number is a new dialog. */
  readonly asked: { readonly number: number; readonly open: boolean; readonly devices: readonly Device[] };
  /** The dialog was closed, or the tags are set. */
  readonly onClose: () => void;
  /** The signed-in person; the provider's by default. */
  readonly session?: Profile | null | undefined;
}

/** Sets the tags of devices; also opens tag management and setting tags from a sheet. Keep it after closing. */
export function DeviceTagsWidget({ asked: { number, open, devices }, onClose, session }: DeviceTagsWidgetProps) {
  const text = useText('tags');
  const message = useMessage();
  const errorMessage = useErrorMessage();
  const sentences = useSentences();
  const toast = useToast();
  const person = usePerson(session);
  const { data, error } = useTags(open);
  const set = useSetDeviceTags();
  const action = useAction();
  const { create } = useTagEdits();
  const [step, setStep] = useState<'set' | 'manage' | 'sheet'>('set');
  const toSet = () => setStep('set');

  const save = async (change: TagChange) => {
    const pks = devices.map(({ id }) => id);
    const outcome = await action.save(() => set(pks, change));
    if (outcome.kind === 'refused') return outcome;
    const { changed, leftOut } = outcome.value;
    const [first] = leftOut;
    const done = text('saved', { count: changed });
    if (first) {
      const others = text('leftOut', { count: leftOut.length, reason: message(first.error) });
      toast.show({ tone: 'warn', text: sentences(done, others) });
    } else toast.show({ tone: 'success', text: done });
    return outcome;
  };
  return (
    <>
      <TagsDialog
        key={number}
        open={open && step === 'set'}
        devices={devices}
        tags={data?.objects ?? null}
        failure={error === undefined || data ? undefined : errorMessage(error)}
        mayManage={mayManageTags(person ?? {})}
        onCreate={create}
        onSave={save}
        onManage={() => setStep('manage')}
        onSheet={() => setStep('sheet')}
        onClose={onClose}
      />
      <ManageTagsWidget open={open && step === 'manage'} onClose={toSet} session={session} />
      <TagSheetWidget open={open && step === 'sheet'} onClose={toSet} />
    </>
  );
}
