import type { RemoteKind } from '@remote-console/domain';
import type { SessionWindowProps } from './SessionWindow.tsx';
import { useSessionKeys, type SessionKey } from './useSessionKeys.ts';

type KeyedWindow = Pick<
  SessionWindowProps,
  'kinds' | 'state' | 'shortcutsOn' | 'onShow' | 'onShowTerminal' | 'onOpenTerminal'
>;

/** The window's own actions for its keys. */
interface WindowActs {
  readonly toggleBar: () => void;
  readonly showKeys: () => void;
  readonly end: () => void;
}

/** Runs the actions of the window's keys. */
export function useWindowKeys(window: KeyedWindow, { toggleBar, showKeys, end }: WindowActs): void {
  const { kinds, state, shortcutsOn, onShow, onShowTerminal, onOpenTerminal } = window;
  const show = (wanted: RemoteKind) => {
    const found = kinds.find(({ kind }) => kind === wanted);
    if (found) onShow(found);
  };
  const openTerminal = () => {
    if (kinds.some(({ kind, refusal }) => kind === 'terminal' && refusal === null)) onOpenTerminal();
  };
  const showNextTerminal = () => {
    const terminals = state.tabs.filter(({ kind }) => kind === 'terminal');
    const next = terminals[(terminals.findIndex(({ id }) => id === state.terminal) + 1) % terminals.length];
    if (next) onShowTerminal(next.id);
  };
  const acts: Readonly<Record<SessionKey, () => void>> = {
    bar: toggleBar,
    newTerminal: openTerminal,
    nextTerminal: showNextTerminal,
    shortcuts: showKeys,
    end,
    screen: () => show('screen'),
    terminal: () => show('terminal'),
    files: () => show('files'),
  };
  useSessionKeys(shortcutsOn, (key) => acts[key]());
}
