import { useText } from '@remote-console/ui';
import { useDialogs } from '@remote-console/ui/dialogs';
import { useEffect, useRef } from 'react';
import { useServices } from '../services/index.ts';
import { watchForms } from './unsavedForms.ts';

/** Asks before the user leaves a page with unsent input in any form. */
export function useUnsavedForms(): void {
  const text = useText('frame');
  const { confirm } = useDialogs();
  const { unsavedChanges } = useServices();
  const ask = useRef(() => Promise.resolve(true));
  useEffect(() => {
    ask.current = () =>
      confirm({
        title: text('unsavedTitle'),
        body: text('unsavedBody'),
        confirmLabel: text('unsavedLeave'),
        tone: 'destructive',
      });
  });
  useEffect(() => {
    const ending = new AbortController();
    unsavedChanges.guardForms({ ...watchForms(document, ending.signal), ask: () => ask.current() });
    return () => {
      ending.abort();
      unsavedChanges.guardForms(null);
    };
  }, [unsavedChanges]);
}
