import Alert from '@mui/material/Alert';
import { buildGroupTree, chosenMoves, pathTo, type GroupRecord } from '@remote-console/domain';
import { useMemo, useState } from 'react';
import { DialogChoice, DialogFrame, type DialogFrameProps } from '../../dialogs/index.ts';
import { useGroupName, useLanguage, useMessage, useText } from '../../i18n/index.ts';
import { GroupPicker } from '../GroupPicker/GroupPicker.tsx';
import type { MoveOutcome, MoveRequest } from '../useGroupMoves.ts';
import type { ReadConsequences } from '../useMoveConsequences.ts';
import { homeOf, pickedOf, useSubjectNames, type MoveSubject } from './moveSubject.ts';
import { useMoveChoice } from './useMoveChoice.ts';
import styles from './MoveDialog.module.css';

export interface MoveDialogProps extends Pick<DialogFrameProps, 'onExited'> {
  readonly open: boolean;
  readonly subject: MoveSubject;
  /** The groups that the person may see. All devices and favorites are not groups and not included [B-GROUP-26]. */
  readonly groups: readonly GroupRecord[];
  /** The consequences of moves, shown in advance. */
  readonly consequencesOf: ReadConsequences;
  /** Moves; resolves to the text of a refusal, with what was not moved. */
  readonly onMove: (requests: readonly MoveRequest[]) => Promise<MoveOutcome>;
  readonly onClose: () => void;
}

interface ConsequencesProps {
  /** The consequences of the move, as sentences; `null` while unknown. */
  readonly consequences: readonly string[] | null;
}

function Consequences({ consequences }: ConsequencesProps) {
  return (
    <div role="status">
      {consequences !== null && consequences.length > 0 && (
        <Alert severity="info" sx={{ mt: 'var(--rc-space-xs)' }}>
          {consequences.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Alert>
      )}
    </div>
  );
}

/**
 * Asks for the group to move a group or devices into, by the rules of dragging, and shows the consequences in advance.
 * There is no position among siblings to choose [B-GROUP-16] [B-GROUP-24] [B-GROUP-25] [B-NAV-13] [C-GROUP-07].
 */
export function MoveDialog(props: MoveDialogProps) {
  const { open, subject: asked, groups, consequencesOf, onMove, onClose, onExited } = props;
  const text = useText('groups');
  const message = useMessage();
  const language = useLanguage();
  const nameOf = useGroupName();
  const tree = useMemo(() => buildGroupTree(groups, language), [groups, language]);
  const [subject, setSubject] = useState(asked);
  const [waiting, setWaiting] = useState(false);
  const { choice, choose, error, setError } = useMoveChoice(tree, subject, consequencesOf);
  const { title, nameById } = useSubjectNames(subject);
  const home = homeOf(subject);
  const path = home === null ? [] : pathTo(tree, home).map(nameOf);

  const move = async () => {
    const outcome = chosenMoves(tree, pickedOf(subject), choice.target);
    if (outcome.kind === 'refused') {
      setError(message(outcome.because, { name: nameById(outcome.id) }));
      return;
    }
    setWaiting(true);
    const saved = await onMove(outcome.moves.map((each) => ({ move: each, name: nameById(each.id) })));
    setWaiting(false);
    if (saved.kind === 'saved') {
      onClose();
      return;
    }
    // What has moved is done, so a retry moves the rest.
    if (subject.kind === 'devices') {
      setSubject({ kind: 'devices', devices: subject.devices.filter(({ id }) => saved.stayed.has(id)) });
    }
    setError(saved.error);
  };

  return (
    <DialogFrame
      open={open}
      title={title}
      locked={waiting}
      onClose={onClose}
      onExited={onExited}
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
        onChange={({ groupId }) => void choose(groupId)}
        onRefused={(refusal) => {
          void choose(null);
          setError(refusal.error);
        }}
      />
      <Consequences consequences={choice.consequences} />
    </DialogFrame>
  );
}
