import CircularProgress from '@mui/material/CircularProgress';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Device } from '@remote-console/api-client';
import { ALIAS_LIMIT, countCharacters, MEMO_LIMIT, type DraftField } from '@remote-console/domain';
import { Check } from 'lucide-react';
import { memo, useId } from 'react';
import { useMessage, useText } from '../../i18n/index.ts';
import { VisuallyHidden, SMALL_ICON } from '../../primitives/index.ts';
import type { Draft } from './drafts.ts';
import styles from './EditField.module.css';

const LIMITS = { alias: ALIAS_LIMIT, memo: MEMO_LIMIT } as const satisfies Record<DraftField, number>;

export interface EditFieldProps {
  readonly device: Device;
  readonly field: DraftField;
  readonly draft: Draft | undefined;
  readonly onType: (change: { readonly device: Device; readonly field: DraftField; readonly text: string }) => void;
}

/** An editable name or memo, with its state. */
export const EditField = memo(function EditField({ device, field, draft, onType }: EditFieldProps) {
  const text = useText('devices');
  const common = useText('common');
  const message = useMessage();
  const noteId = useId();
  const value = draft?.text ?? device[field];
  const length = countCharacters(value);
  const limit = LIMITS[field];
  const state = draft?.state.kind ?? 'typed';
  const refusal = draft?.state.kind === 'refused' ? draft.state.error : null;
  const error = refusal ?? (length > limit ? message('over_character_limit') : null);
  const name = device.alias;
  return (
    <div className={styles.field}>
      <OutlinedInput
        fullWidth
        value={value}
        readOnly={state === 'saving'}
        error={error !== null}
        placeholder={field === 'memo' ? text('addMemo') : ''}
        autoComplete="off"
        onChange={({ target }) => onType({ device, field, text: target.value })}
        slotProps={{
          input: {
            'aria-label': field === 'alias' ? text('nameOf', { name }) : text('memoOf', { name }),
            'aria-describedby': noteId,
          },
        }}
        endAdornment={
          <span className={styles.sign}>
            {state === 'saving' && <CircularProgress size={14} thickness={5} aria-label={common('saving')} />}
            {state === 'saved' && <Check {...SMALL_ICON} />}
          </span>
        }
      />
      <div id={noteId} className={styles.note}>
        {error !== null && (
          <span role="alert" className={styles.error}>
            {error}
          </span>
        )}
        {error !== null && (
          <span className={styles.count}>
            <span aria-hidden>{common('characterCount', { length, limit })}</span>
            <VisuallyHidden>{common('charactersUsed', { length, limit })}</VisuallyHidden>
          </span>
        )}
        {state === 'saved' && <span className={styles.saved}>{text('editSaved')}</span>}
      </div>
    </div>
  );
});
