import type { Approver } from '@remote-console/api-client';
import { MOST_APPROVERS } from '@remote-console/domain';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useRef } from 'react';
import { useText } from '../../i18n/index.ts';
import { IconButton, SelectField, SMALL_ICON, Stack } from '../../primitives/index.ts';
import styles from './ApproverOrder.module.css';

export interface ApproverOrderProps {
  /** The chosen people, in order. */
  readonly chosen: readonly Approver[];
  /** Everybody who can be chosen. */
  readonly able: readonly Approver[];
  /** Whether the order matters: only then can it be changed. */
  readonly ordered: boolean;
  readonly error?: string | undefined;
  readonly onChange: (change: { readonly chosen: readonly Approver[] }) => void;
}

/** The list with one person moved up or down. */
function moved(chosen: readonly Approver[], from: number, to: number): readonly Approver[] {
  const [person, other] = [chosen[from], chosen[to]];
  if (!person || !other) return chosen;
  return chosen.map((one, index) => (index === from ? other : index === to ? person : one));
}

/** Who has to approve: added from a list, removed, and moved with buttons, which are keyboard-accessible. */
export function ApproverOrder({ chosen, able, ordered, error, onChange }: ApproverOrderProps) {
  const text = useText('groupPages');
  const list = useRef<HTMLOListElement>(null);
  const left = able.filter(({ id }) => !chosen.some((one) => one.id === id));
  const move = (from: number, to: number) => {
    onChange({ chosen: moved(chosen, from, to) });
    const direction = to < from ? 'up' : 'down';
    // The focus follows the person; at an end the other direction gets it.
    requestAnimationFrame(() => {
      const row = list.current?.children[to];
      const same = row?.querySelector<HTMLButtonElement>(`[data-move="${direction}"]:not(:disabled)`);
      (same ?? row?.querySelector<HTMLButtonElement>('[data-move]:not(:disabled)'))?.focus();
    });
  };
  return (
    <Stack role="group" aria-label={text('groupApprovers')} gap="sm">
      <ol ref={list} className={styles.list}>
        {chosen.map((person, index) => (
          <li key={person.id} className={styles.item}>
            <span className={styles.name}>
              {ordered ? `${index + 1}. ` : ''}
              {person.name}
            </span>
            {ordered && (
              <>
                <IconButton
                  size="small"
                  data-move="up"
                  disabled={index === 0}
                  aria-label={text('moveUpOf', { name: person.name })}
                  onClick={() => move(index, index - 1)}
                >
                  <ArrowUp {...SMALL_ICON} />
                </IconButton>
                <IconButton
                  size="small"
                  data-move="down"
                  disabled={index === chosen.length - 1}
                  aria-label={text('moveDownOf', { name: person.name })}
                  onClick={() => move(index, index + 1)}
                >
                  <ArrowDown {...SMALL_ICON} />
                </IconButton>
              </>
            )}
            <IconButton
              size="small"
              aria-label={text('removeOf', { name: person.name })}
              onClick={() => onChange({ chosen: chosen.filter(({ id }) => id !== person.id) })}
            >
              <X {...SMALL_ICON} />
            </IconButton>
          </li>
        ))}
      </ol>
      <SelectField<string>
        label={text('addApprover')}
        value=""
        placeholder={text('choose')}
        disabled={left.length === 0 || chosen.length >= MOST_APPROVERS}
        error={error}
        hint={text('addApproverHint')}
        options={left.map(({ id, name, loginId }) => ({
          value: String(id),
          label: name === loginId ? name : `${name} · ${loginId}`,
        }))}
        onChange={({ value }) => {
          const person = left.find(({ id }) => String(id) === value);
          if (person) onChange({ chosen: [...chosen, person] });
        }}
      />
    </Stack>
  );
}
