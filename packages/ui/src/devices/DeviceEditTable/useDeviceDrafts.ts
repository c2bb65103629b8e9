import type { Device } from '@remote-console/api-client';
import { useChangeDevices } from '@remote-console/api-client/react';
import { ALIAS_LIMIT, draftFault, MEMO_LIMIT, type DraftField } from '@remote-console/domain';
import { countCharacters } from '@remote-console/domain';
import { useCallback, useState } from 'react';
import { useErrorMessage, useMessage } from '../../i18n/index.ts';
import { changedFields, draftOf, withDraft, type DraftState, type Drafts } from './drafts.ts';

const NO_DRAFTS: Drafts = new Map();
const LIMITS = { alias: ALIAS_LIMIT, memo: MEMO_LIMIT } as const satisfies Record<DraftField, number>;

/** How many fields were saved, and how many failed. */
export interface SaveTally {
  readonly saved: number;
  readonly failed: number;
}

/** The edits in the list, and how to save them. */
export interface DeviceDrafts {
  readonly drafts: Drafts;
  /** How many fields differ from what is saved. */
  readonly changed: number;
  /** Whether one of them is too long. */
  readonly tooLong: boolean;
  readonly saving: boolean;
  readonly type: (change: { readonly device: Device; readonly field: DraftField; readonly text: string }) => void;
  readonly save: () => Promise<SaveTally>;
  readonly discard: () => void;
}

/**
 * Holds the edits, and saves only what differs. Unsaved fields keep their text, with the reason.
 *
 * @param devices The editable rows.
 */
export function useDeviceDrafts(devices: readonly Device[]): DeviceDrafts {
  const message = useMessage();
  const errorMessage = useErrorMessage();
  const changeDevices = useChangeDevices();
  const [drafts, setDrafts] = useState(NO_DRAFTS);
  const [saving, setSaving] = useState(false);
  const changed = changedFields(devices, drafts);

  const note = (deviceId: number, field: DraftField, state: DraftState, saved?: string) =>
    setDrafts((before) => {
      const draft = draftOf(before, deviceId, field);
      return draft
        ? withDraft(before, deviceId, field, {
            ...draft,
            ...(saved === undefined ? {} : { text: saved, saved }),
            state,
          })
        : before;
    });

  const save = async (): Promise<SaveTally> => {
    const tally = { saved: 0, failed: 0 };
    const values = changed.flatMap(({ device: { id }, field, text, saved }) => {
      const fault = draftFault(field, text, saved);
      if (fault === null) return [{ deviceId: id, field, value: field === 'alias' ? text.trim() : text }];
      note(id, field, { kind: 'refused', error: message(fault) });
      tally.failed += 1;
      return [];
    });
    for (const { deviceId, field } of values) note(deviceId, field, { kind: 'saving' });
    setSaving(true);
    await changeDevices(values, ({ deviceId, field, value }, thrown) => {
      if (thrown === null) {
        tally.saved += 1;
        note(deviceId, field, { kind: 'saved' }, value);
      } else {
        tally.failed += 1;
        note(deviceId, field, { kind: 'refused', error: errorMessage(thrown) });
      }
    });
    setSaving(false);
    return tally;
  };

  const type = useCallback<DeviceDrafts['type']>(
    ({ device: { id }, field, text }) =>
      setDrafts((before) =>
        withDraft(before, id, field, { ...draftOf(before, id, field), text, state: { kind: 'typed' } }),
      ),
    [],
  );
  return {
    drafts,
    changed: changed.length,
    tooLong: changed.some(({ field, text }) => countCharacters(text) > LIMITS[field]),
    saving,
    type,
    save,
    discard: useCallback(() => setDrafts(NO_DRAFTS), []),
  };
}
