import Alert from '@mui/material/Alert';
import type { Device } from '@remote-console/api-client';
import { buildGroupTree, chosenMoves, pathTo, type GroupRecord, type Picked } from '@remote-console/domain';
import { useMemo, useRef, useState } from 'react';
import { DialogChoice, DialogFrame } from '../../dialogs/index.ts';
import { useFailureWords, useLanguage, useMessage, useText } from '../../i18n/index.ts';
import { GroupPicker } from '../GroupPicker/GroupPicker.tsx';
import { useGroupName } from '../groupNames.ts';
import type { MoveOutcome, MoveRequest } from '../useGroupMoves.ts';
import type { ReadConsequences } from '../useMoveConsequences.ts';
import styles from './MoveDialog.module.css';

/** What moves: a group with all below it, or devices, at least one. */
export type MoveSubject =
  | { readonly kind: 'group'; readonly group: GroupRecord }
  | { readonly kind: 'devices'; readonly devices: readonly Pick<Device, 'pk' | 'alias' | 'device_group_fk'>[] };

export interface MoveDialogProps {
  readonly open: boolean;
  readonly subject: MoveSubject;
  /** The groups that the person may see. All devices and favourites are no groups and not among them [B-GROUP-26]. */
  readonly groups: readonly GroupRecord[];
  /** What comes of moves, said before they are made. */
  readonly consequencesOf: ReadConsequences;
  /** Moves; the words of a refusal come back, with what stayed. */
  readonly onMove: (requests: readonly MoveRequest[]) => Promise<MoveOutcome>;
  readonly onClose: () => void;
}

const pickedOf = (subject: MoveSubject): Picked =>
  subject.kind === 'group'
    ? { kind: 'group', pk: subject.group.pk }
    : { kind: 'devices', devices: subject.devices.map(({ pk, device_group_fk }) => ({ pk, device_group_fk })) };

/** The group that everything is in now; `null` for devices of several groups. */
function homeOf(subject: MoveSubject): number | null {
  if (subject.kind === 'group') return subject.group.group_fk;
  const homes = new Set(subject.devices.map(({ device_group_fk }) => device_group_fk));
  const [home] = homes;
  return homes.size === 1 ? (home ?? null) : null;
}

/** A choice, and what would come of it; `null` until that is known. */
interface Choice {
  readonly target: number | null;
  readonly consequences: readonly string[] | null;
}

const NONE: Choice = { target: null, consequences: [] };

/**
 * Asks for the group that another group or devices are put into, by the rules of dragging, and says what comes of it before.
 * There is no place among siblings to choose [B-GROUP-16] [B-GROUP-24] [B-GROUP-25] [B-NAV-13] [C-GROUP-07].
 */
export function MoveDialog({ open, subject: asked, groups, consequencesOf, onMove, onClose }: MoveDialogProps) {
  const text = useText('groups');
  const message = useMessage();
  const failureWords = useFailureWords();
  const language = useLanguage();
  const nameOf = useGroupName();
  const tree = useMemo(() => buildGroupTree(groups, language), [groups, language]);
  const [subject, setSubject] = useState(asked);
  const [choice, setChoice] = useState(NONE);
  const [error, setError] = useState<string | undefined>(undefined);
  const [waiting, setWaiting] = useState(false);
  const asking = useRef(0);
  const home = homeOf(subject);
  const path = home === null ? [] : pathTo(tree, home).map(nameOf);
  const nameByPk = (pk: number | null) =>
    subject.kind === 'group'
      ? nameOf(subject.group)
      : (subject.devices.find((device) => device.pk === pk)?.alias ??
        text('deviceCount', { count: subject.devices.length }));

  const choose = async (target: number | null) => {
    asking.current += 1;
    const mine = asking.current;
    setError(undefined);
    const outcome = chosenMoves(tree, pickedOf(subject), target);
    setChoice({ target, consequences: outcome.kind === 'move' ? null : [] });
    if (outcome.kind !== 'move') return;
    try {
      const consequences = await consequencesOf(outcome.moves);
      if (mine === asking.current) setChoice({ target, consequences });
    } catch (thrown) {
      if (mine !== asking.current) return;
      setChoice(NONE);
      setError(failureWords(thrown));
    }
  };
  const move = async () => {
    const outcome = chosenMoves(tree, pickedOf(subject), choice.target);
    if (outcome.kind === 'refused') {
      setError(message(outcome.because, { name: nameByPk(outcome.pk) }));
      return;
    }
    setWaiting(true);
    const saved = await onMove(outcome.moves.map((each) => ({ move: each, name: nameByPk(each.pk) })));
    setWaiting(false);
    if (saved.kind === 'saved') {
      onClose();
      return;
    }
    // Those that have moved are done with, so a second try moves the rest.
    if (subject.kind === 'devices') {
      setSubject({ kind: 'devices', devices: subject.devices.filter(({ pk }) => saved.stayed.has(pk)) });
    }
    setError(saved.error);
  };

  const [first, ...more] = subject.kind === 'devices' ? subject.devices : [];
  const title =
    more.length > 0
      ? text('moveDevicesTitle', { count: more.length + 1 })
      : text(subject.kind === 'group' ? 'moveGroupTitle' : 'moveDeviceTitle', { name: nameByPk(first?.pk ?? null) });
  return (
    <DialogFrame
      open={open}
      title={title}
      locked={waiting}
      onClose={onClose}
      actions={
        <DialogChoice
          label={text('move')}
          waiting={waiting}
          preparing={choice.consequences === null}
          onConfirm={() => void move()}
          onCancel={onClose}
        />
      }
    >
      {path.length > 0 && <div className={styles.from}>{text('moveFrom', { path: path.join(' / ') })}</div>}
      <GroupPicker
        groups={groups}
        value={choice.target}
        reveal={home}
        label={text(subject.kind === 'group' ? 'moveTarget' : 'moveDeviceTarget')}
        error={error}
        onChange={({ groupPk }) => void choose(groupPk)}
        onRefused={(refusal) => {
          void choose(null);
          setError(refusal.error);
        }}
      />
      <div role="status">
        {choice.consequences !== null && choice.consequences.length > 0 && (
          <Alert severity="info" sx={{ mt: 'var(--rc-space-xs)' }}>
            {choice.consequences.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </Alert>
        )}
      </div>
    </DialogFrame>
  );
}
