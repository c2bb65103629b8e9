import LinearProgress from '@mui/material/LinearProgress';
import { fileSizeText } from '@remote-console/domain';
import { ChevronDown, ChevronUp, CircleCheck, Download, Pause, Play, RotateCw, Upload, X } from 'lucide-react';
import { useState } from 'react';
import { useLanguage, useText } from '../../i18n/index.ts';
import { ICON, IconButton, ScrollArea } from '../../primitives/index.ts';
import { shownName } from './shownName.ts';
import type { Transfer } from './transfers.ts';
import { useFaultMessage } from './useFaultMessage.ts';
import styles from './TransfersPanel.module.css';

export interface TransfersPanelProps {
  readonly transfers: readonly Transfer[];
  /** A question about a file is pending: the panel collapses, so that it covers neither the text nor the buttons. */
  readonly asks: boolean;
  readonly onPause: (change: { readonly id: number }) => void;
  readonly onResume: (change: { readonly id: number }) => void;
  readonly onRemove: (change: { readonly id: number }) => void;
}

const isPaused = ({ state }: Transfer) => state === 'paused' || state === 'interrupted';
const isRunning = ({ state }: Transfer) => state === 'running' || state === 'waiting' || state === 'asking';

function percentOf({ moved, size }: Transfer): number | null {
  if (size === null) return null;
  return size === 0 ? 100 : Math.floor((moved / size) * 100);
}

function useLeft(): (transfer: Transfer) => string {
  const text = useText('remoteFiles');
  return ({ size, moved, speed }) => {
    if (size === null || speed <= 0) return '';
    const seconds = Math.ceil((size - moved) / speed);
    return seconds < 100
      ? text('secondsLeft', { count: seconds })
      : text('minutesLeft', { count: Math.ceil(seconds / 60) });
  };
}

/** The state of a transfer, and its progress, as text. */
function useWords(): (transfer: Transfer) => { readonly main: string; readonly side: string } {
  const text = useText('remoteFiles');
  const language = useLanguage();
  const faultMessage = useFaultMessage();
  const left = useLeft();
  return (transfer) => {
    const { state, size, fault } = transfer;
    const moved = fileSizeText(transfer.moved, language);
    const amount =
      size === null
        ? text('progressOpen', { moved })
        : text('progress', { moved, total: fileSizeText(size, language) });
    const percent = percentOf(transfer);
    switch (state) {
      case 'waiting':
      case 'asking':
        return { main: text(state), side: '' };
      case 'running': {
        const speed = transfer.speed > 0 ? text('speed', { size: fileSizeText(transfer.speed, language) }) : '';
        const side = [speed, left(transfer)].filter((words) => words !== '').join(' · ');
        return { main: percent === null ? amount : `${percent}% · ${amount}`, side };
      }
      case 'paused':
      case 'interrupted': {
        const at = percent === null ? text('paused') : text('pausedAt', { percent });
        return { main: `${at} · ${amount}`, side: transfer.mayPause ? text('goesOn') : '' };
      }
      case 'done':
        return { main: `${text('doneChecked')} · ${moved}`, side: '' };
      case 'failed':
        return { main: faultMessage(fault ?? 'failed'), side: '' };
    }
  };
}

type RowProps = Pick<TransfersPanelProps, 'onPause' | 'onResume' | 'onRemove'> & { readonly transfer: Transfer };

function TransferRow({ transfer, onPause, onResume, onRemove }: RowProps) {
  const text = useText('remoteFiles');
  const { main, side } = useWords()(transfer);
  const { id, state, direction } = transfer;
  const name = shownName(transfer.name);
  const percent = percentOf(transfer);
  const Sign = direction === 'toDevice' ? Upload : Download;
  const isOver = state === 'done' || state === 'failed';
  const result = state === 'failed' ? styles.failed : state === 'done' ? styles.done : '';
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <Sign {...ICON} style={{ flex: 'none' }} />
        <bdi title={name} className={styles.name}>
          {name}
        </bdi>
        {transfer.mayPause && (state === 'running' || state === 'waiting') && (
          <IconButton size="small" aria-label={text('pause', { name })} onClick={() => onPause({ id })}>
            <Pause {...ICON} />
          </IconButton>
        )}
        {state === 'paused' && (
          <IconButton size="small" aria-label={text('resume', { name })} onClick={() => onResume({ id })}>
            <Play {...ICON} />
          </IconButton>
        )}
        {state === 'failed' && transfer.mayRetry && (
          <IconButton size="small" aria-label={text('retryTransfer', { name })} onClick={() => onResume({ id })}>
            <RotateCw {...ICON} />
          </IconButton>
        )}
        <IconButton
          size="small"
          aria-label={text(isOver ? 'removeTransfer' : 'cancelTransfer', { name })}
          onClick={() => onRemove({ id })}
        >
          <X {...ICON} />
        </IconButton>
      </div>
      {!isOver && (
        <LinearProgress
          aria-label={text('progressOf', { name })}
          variant={percent === null && state === 'running' ? 'indeterminate' : 'determinate'}
          value={percent ?? 0}
          color={isPaused(transfer) ? 'inherit' : 'primary'}
          sx={{ my: 'var(--rc-space-snug)', borderRadius: 'var(--rc-radius-bar)' }}
        />
      )}
      <div className={`${styles.state} ${result}`} {...(state === 'failed' ? { role: 'alert' } : {})}>
        {state === 'done' && <CircleCheck {...ICON} size={14} />}
        <span {...(state === 'done' ? { title: text('checkedMeaning') } : {})}>{main}</span>
        {side && <div className={styles.side}>{side}</div>}
      </div>
    </li>
  );
}

/** Whether the panel is expanded: as the person left it; during a question only if they expand it then. */
function useFold(asks: boolean): { readonly isOpen: boolean; readonly toggle: () => void } {
  const [isOpenUsually, setIsOpenUsually] = useState(true);
  const [isOpenBeside, setIsOpenBeside] = useState(false);
  if (!asks && isOpenBeside) setIsOpenBeside(false);
  return asks
    ? { isOpen: isOpenBeside, toggle: () => setIsOpenBeside(!isOpenBeside) }
    : { isOpen: isOpenUsually, toggle: () => setIsOpenUsually(!isOpenUsually) };
}

/**
 * The running and finished transfers between this browser and the device: over the corner of the list, or below it on a
 * phone, where it would cover all rows.
 */
export function TransfersPanel({ transfers, asks, ...acts }: TransfersPanelProps) {
  const text = useText('remoteFiles');
  const { isOpen, toggle } = useFold(asks);
  if (transfers.length === 0) return null;
  const counts = {
    running: transfers.filter(isRunning).length,
    paused: transfers.filter(isPaused).length,
    done: transfers.filter(({ state }) => state === 'done').length,
  };
  return (
    <section aria-label={text('transfers')} className={styles.panel}>
      <div className={styles.panelHead}>
        <h2 className={styles.title}>{text('transfers')}</h2>
        <output className={styles.counts}>{text('transferCounts', counts)}</output>
        <IconButton
          size="small"
          aria-expanded={isOpen}
          aria-label={text(isOpen ? 'hideTransfers' : 'showTransfers')}
          onClick={toggle}
        >
          {isOpen ? <ChevronDown {...ICON} /> : <ChevronUp {...ICON} />}
        </IconButton>
      </div>
      {isOpen && (
        <ScrollArea as="ul" aria-label={text('transfers')} className={styles.list}>
          {transfers.map((transfer) => (
            <TransferRow key={transfer.id} transfer={transfer} {...acts} />
          ))}
        </ScrollArea>
      )}
    </section>
  );
}
