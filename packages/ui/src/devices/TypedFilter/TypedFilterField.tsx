import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { completionAt, parseFilter, type FilterFault, type KnownNames } from '@remote-console/domain';
import { useId, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../primitives/index.ts';
import { MONO_STACK } from '../../theme/index.ts';
import { FaultWords } from './FaultWords.tsx';
import { FilterHelp } from './FilterHelp.tsx';
import styles from './TypedFilterField.module.css';

export interface TypedFilterFieldProps {
  /** The filter of the list as it is typed. */
  readonly text: string;
  /** The names of groups and tags that are offered. */
  readonly names: KnownNames;
  /** The text of a filter that can be read. */
  readonly onApply: (change: { readonly text: string }) => void;
}

interface Draft {
  /** The text of the list that it began with. */
  readonly base: string;
  readonly text: string;
  /** Whether its fault is shown: once it was to be applied, until something else is typed. */
  readonly isJudged: boolean;
}

function faultOf({ text, isJudged }: Draft): FilterFault | null {
  if (!isJudged) return null;
  const reading = parseFilter(text);
  return reading.ok ? null : reading.fault;
}

/**
 * The filter of the list as text. Keys and values are offered while it is typed. A text that cannot be read stays as it was
 * typed, with the place of its fault marked; the list keeps its filter.
 */
export function TypedFilterField({ text: current, names, onApply }: TypedFilterFieldProps) {
  const text = useText('deviceFilter');
  const id = useId();
  const place = useRef<HTMLFormElement>(null);
  const inputOf = () => place.current?.querySelector('input') ?? null;
  /** Where the cursor is put once the text is on the screen. */
  const cursorToBe = useRef<number | null>(null);
  const fresh = { base: current, text: current, isJudged: !parseFilter(current).ok };
  const [kept, setDraft] = useState<Draft>(fresh);
  // A filter that was chosen elsewhere takes the place of what was typed.
  const draft = kept.base === current ? kept : fresh;
  const [cursor, setCursor] = useState(current.length);
  const [isOffering, setOffering] = useState(false);
  const fault = faultOf(draft);
  const completion = completionAt(draft.text, cursor, names);

  const type = (next: string, at: number) => {
    setDraft({ ...draft, text: next, isJudged: false });
    setCursor(at);
    setOffering(true);
  };
  const complete = (chosen: string) => {
    const { from, to } = completion;
    // A key waits for its value; what is complete is followed by the next term.
    const put = chosen.endsWith(':') || draft.text.charAt(to) === ' ' ? chosen : `${chosen} `;
    type(draft.text.slice(0, from) + put + draft.text.slice(to), from + put.length);
    setOffering(chosen.endsWith(':'));
    cursorToBe.current = from + put.length;
  };
  useLayoutEffect(() => {
    if (cursorToBe.current === null) return;
    inputOf()?.setSelectionRange(cursorToBe.current, cursorToBe.current);
    cursorToBe.current = null;
  });
  const apply = (event: FormEvent) => {
    event.preventDefault();
    setOffering(false);
    setDraft({ ...draft, isJudged: true });
    const reading = parseFilter(draft.text);
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
          open={isOffering && completion.texts.length > 0}
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
        {fault && <FaultWords text={draft.text} fault={fault} />}
      </div>
      <FilterHelp />
    </div>
  );
}
