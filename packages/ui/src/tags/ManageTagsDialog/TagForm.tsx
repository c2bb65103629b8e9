import { checkTagName, TAG_NAME_LIMIT, tagName, type TagColor } from '@remote-console/domain';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useMessage, useText } from '../../i18n/index.ts';
import { Button, TextField, type SaveOutcome } from '../../primitives/index.ts';
import { TagColorField } from '../TagColorField/TagColorField.tsx';
import styles from './TagForm.module.css';

/** The name and color of a tag. */
export interface TagLook {
  readonly name: string;
  readonly color: TagColor;
}

interface TagFormProps {
  readonly label: string;
  readonly initial: TagLook;
  /** Submits it; the form keeps its entries on failure. */
  readonly onSend: (look: TagLook) => Promise<SaveOutcome>;
  /** The form was submitted successfully. */
  readonly onSent: () => void;
  /** The text of the main button. */
  readonly verb: string;
  /** An icon before it. */
  readonly icon?: ReactNode;
  /** Cancels the form; without it there is no cancel button. */
  readonly onCancel?: () => void;
}

/** Name and color of a tag. */
export function TagForm({ label, initial, onSend, onSent, verb, icon, onCancel }: TagFormProps) {
  const text = useText('tags');
  const common = useText('common');
  const message = useMessage();
  const [look, setLook] = useState(initial);
  const [error, setError] = useState<string | undefined>();
  const [waiting, setWaiting] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const name = tagName(look.name);
    const fault = checkTagName(name);
    if (fault !== null) {
      setError(message(fault === 'no_input_data' ? fault : 'tag_name_invalid'));
      return;
    }
    setWaiting(true);
    const outcome = await onSend({ name, color: look.color });
    setWaiting(false);
    if (outcome.kind === 'refused') {
      setError(outcome.error);
      return;
    }
    setError(undefined);
    setLook(initial);
    onSent();
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)} className={styles.form}>
      <TextField
        label={label}
        value={look.name}
        limit={TAG_NAME_LIMIT}
        hint={text('nameHint')}
        error={error}
        autoComplete="off"
        disabled={waiting}
        onChange={({ value }) => setLook((before) => ({ ...before, name: value }))}
      />
      <div className={styles.foot}>
        <TagColorField
          value={look.color}
          disabled={waiting}
          onChange={({ value }) => setLook((before) => ({ ...before, color: value }))}
        />
        <div className={styles.actions}>
          {onCancel && (
            <Button variant="text" size="small" disabled={waiting} onClick={onCancel}>
              {common('cancel')}
            </Button>
          )}
          <Button
            type="submit"
            size="small"
            variant={onCancel ? 'contained' : 'outlined'}
            startIcon={icon}
            loading={waiting}
          >
            {verb}
          </Button>
        </div>
      </div>
    </form>
  );
}
