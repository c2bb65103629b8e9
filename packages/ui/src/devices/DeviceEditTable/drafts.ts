import type { Device } from '@remote-console/api-client';
import { DRAFT_FIELDS, isDraftChanged, type DraftField } from '@remote-console/domain';

/** The state of a field: edited, saving, saved, or refused with the reason. */
export type DraftState =
  | { readonly kind: 'typed' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved' }
  | { readonly kind: 'refused'; readonly error: string };

/** A field that was edited. */
export interface Draft {
  readonly text: string;
  /** The stored value since it was saved here; before that see the device. */
  readonly saved?: string;
  readonly state: DraftState;
}

/** The edited fields, by device and field. */
export type Drafts = ReadonlyMap<string, Draft>;

const keyOf = (deviceId: number, field: DraftField) => `${deviceId} ${field}`;

/** The draft of a field, if it was edited. */
export const draftOf = (drafts: Drafts, deviceId: number, field: DraftField): Draft | undefined =>
  drafts.get(keyOf(deviceId, field));

/** The drafts with one of them changed. */
export const withDraft = (drafts: Drafts, deviceId: number, field: DraftField, draft: Draft): Drafts =>
  new Map([...drafts, [keyOf(deviceId, field), draft]]);

/** The stored value of a field. */
export const savedValue = (device: Device, field: DraftField, draft: Draft | undefined): string =>
  draft?.saved ?? device[field];

/** A field whose text differs from what is saved. */
export interface ChangedField {
  readonly device: Device;
  readonly field: DraftField;
  readonly text: string;
  readonly saved: string;
}

/** Every field whose text differs from what is saved, in the order of the rows. */
export function changedFields(devices: readonly Device[], drafts: Drafts): readonly ChangedField[] {
  return devices.flatMap((device) =>
    DRAFT_FIELDS.flatMap((field) => {
      const draft = draftOf(drafts, device.id, field);
      const saved = savedValue(device, field, draft);
      return draft && isDraftChanged(field, draft.text, saved) ? [{ device, field, text: draft.text, saved }] : [];
    }),
  );
}
