import type { AgentCommand } from '../contract/index.ts';
import { listenForCommands, wait } from '../protocol/index.ts';
import type { Player } from './player.ts';
import type { Watch } from './watch.ts';

/** Who gets turns, and until when. */
export interface PlayerTurnsOptions {
  readonly watch: Watch;
  readonly signal: AbortSignal;
  /** Whether devices wait for commands on their own connections while they are online. */
  readonly isListening: boolean;
}

/** The turns of players. */
export interface PlayerTurns {
  /** Gives a player its turn. A player whose turn is still in progress gets no second one: it would enroll twice. */
  readonly play: (player: Player) => Promise<void>;
  /** Gives a player a turn that starts at the given time: it may have newer data than the turn in progress. */
  readonly playAt: (player: Player, at: number) => Promise<void>;
}

/** Makes a device wait for commands until it goes offline. */
async function listen(player: Player, signal: AbortSignal): Promise<void> {
  const ending = new AbortController();
  const run = async (commands: readonly AgentCommand[]) => {
    await player.run(commands);
    if (!player.isOnline()) ending.abort();
  };
  const until = AbortSignal.any([signal, ending.signal]);
  const end = await listenForCommands({ session: player.session, run, signal: until, random: Math.random });
  if (end === 'removed') player.remove();
}

/** Nobody has had a turn yet. */
export function createPlayerTurns({ watch, signal, isListening }: PlayerTurnsOptions): PlayerTurns {
  const listening = new Set<Player>();
  const turns = new Map<Player, Promise<void>>();

  function listenTo(player: Player): void {
    if (!isListening || !player.isOnline() || listening.has(player)) return;
    listening.add(player);
    void listen(player, signal).finally(() => listening.delete(player));
  }

  async function takeTurn(player: Player): Promise<void> {
    const outcome = await player.turn(Date.now());
    if (outcome && !signal.aborted) watch.note(outcome, Date.now());
    listenTo(player);
  }

  function play(player: Player): Promise<void> {
    const begun = turns.get(player);
    if (begun) return begun;
    const turn = takeTurn(player).finally(() => turns.delete(player));
    turns.set(player, turn);
    return turn;
  }

  return {
    play,
    async playAt(player, at) {
      await wait(at - Date.now(), signal);
      await turns.get(player);
      if (!signal.aborted) await play(player);
    },
  };
}
