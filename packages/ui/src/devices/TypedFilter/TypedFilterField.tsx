import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { KnownNames } from '@remote-console/domain';
import { useId, useLayoutEffect, useRef, type FormEvent } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../primitives/index.ts';
import { MONO_STACK } from '../../theme/index.ts';
import { FaultMessage } from './FaultMessage.tsx';
import { FilterHelp } from './FilterHelp.tsx';
import { useFilterDraft } from './useFilterDraft.ts';
import styles from './TypedFilterField.module.css';

export interface TypedFilterFieldProps {
  /** The typed filter of the list. */
  readonly text: string;
  /** The names of groups and tags to suggest. */
  readonly names: KnownNames;
  /** The text of a valid filter. */
  readonly onApply: (change: { readonly text: string }) => void;
}

/**
 * The filter of the list as text. Keys and values are suggested while typing. An invalid text stays as typed, with its
 * error marked; the list keeps its filter.
 */
export function TypedFilterField({ text: current, names, onApply }: TypedFilterFieldProps) {
  const text = useText('deviceFilter');
  const id = useId();
  const place = useRef<HTMLFormElement>(null);
  const inputOf = () => place.current?.querySelector('input') ?? null;
  const { draft, fault, completion, offering, type, complete, judge, setCursor, setOffering, takeCursor } =
    useFilterDraft(current, names);
  useLayoutEffect(() => {
    const cursor = takeCursor();
    if (cursor !== null) inputOf()?.setSelectionRange(cursor, cursor);
  });
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const reading = judge();
    if (reading.ok) {
      onApply({ text: draft.text });
      return;
    }
    inputOf()?.focus();
    inputOf()?.setSelectionRange(reading.fault.from, reading.fault.to);
  };

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {text('label')}
      </label>
      <form ref={place} noValidate onSubmit={apply} className={styles.form}>
        <Autocomplete<string, false, true, true>
          id={id}
          freeSolo
          disableClearable
          clearOnBlur={false}
          disableCloseOnSelect
          open={offering}
          onOpen={() => setOffering(true)}
          onClose={() => setOffering(false)}
          options={[...completion.texts]}
          filterOptions={(options) => options}
          value=""
          inputValue={draft.text}
          onInputChange={(event, next, reason) => {
            if (reason !== 'input') return;
            const { target } = event;
            const at = target instanceof HTMLInputElement ? target.selectionStart : null;
            type(next, at ?? next.length);
          }}
          onChange={(_event, chosen, reason) => {
            if (reason === 'selectOption') complete(chosen);
          }}
          sx={{ flex: '1 1 320px', minWidth: 0, maxWidth: 720 }}
          slotProps={{ listbox: { sx: { fontFamily: MONO_STACK, fontSize: 'var(--rc-font-size-dense)' } } }}
          renderInput={({ slotProps, fullWidth }) => (
            <OutlinedInput
              ref={slotProps.input.ref}
              className={slotProps.input.className}
              onMouseDown={slotProps.input.onMouseDown}
              id={id}
              fullWidth={fullWidth}
              error={fault !== null}
              placeholder={text('placeholder')}
              slotProps={{
                input: {
                  ...slotProps.htmlInput,
                  'aria-describedby': `${id}-note`,
                  autoCapitalize: 'none',
                  autoCorrect: 'off',
                  spellCheck: false,
                  onSelect: ({ currentTarget }) => setCursor(currentTarget.selectionStart ?? draft.text.length),
                  style: { fontFamily: MONO_STACK },
                },
              }}
            />
          )}
        />
        <Button type="submit">{text('apply')}</Button>
      </form>
      <div id={`${id}-note`} role="status">
        {fault && <FaultMessage text={draft.text} fault={fault} />}
      </div>
      <FilterHelp />
    </div>
  );
}
