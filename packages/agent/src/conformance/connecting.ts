import { readRemoteKinds, REMOTE_KINDS } from '@remote-console/domain';
import type { FakeRemote } from '../testing/index.ts';
import { fieldOf, firstReport } from './enrolling.ts';
import { demand, type Rule, type Trial } from './trial.ts';

/** Calls the agent to a connection; null when it answers that it will not open one. */
async function connect(trial: Trial): Promise<FakeRemote | null> {
  let opened: FakeRemote | null = null;
  void trial.server.callRemote('terminal').then((remote) => (opened = remote));
  const answer = await trial.until('the agent answers the call', () => trial.server.answers[0]);
  if (fieldOf(answer, 'outcome') === 'failed') return null;
  return trial.until('the agent opens the connection', () => opened);
}

/** What `docs/remote-protocol.md` says about agents. */
export const CONNECTING: readonly Rule[] = [
  {
    says: 'answers a remote command immediately and opens the connection, or answers failed; and starts nothing that it does not report',
    async check(trial) {
      trial.start();
      const inventory = fieldOf(await firstReport(trial), 'inventory');
      const offered = readRemoteKinds(String(Reflect.get(Object(inventory), 'remote_kinds') ?? ''));
      const remote = await connect(trial);
      const kind = REMOTE_KINDS.find((each) => !offered.includes(each));
      if (remote === null || kind === undefined) return;
      remote.begin(kind);
      const [said] = await trial.until('the agent ends the connection', () => remote.said.length > 0 && remote.said);
      demand(
        said?.type === 'end' && said.reason === 'not_offered',
        'It does not report that it does not offer the kind.',
      );
      demand(remote.wrong.length === 0, 'It sends messages outside the protocol.');
    },
  },
  {
    says: 'ends a connection on which it receives anything outside the protocol, or opens none',
    async check(trial) {
      trial.start();
      await firstReport(trial);
      const remote = await connect(trial);
      if (remote === null) return;
      remote.sendRaw('begin');
      await trial.until('the agent ends the connection', () => remote.isClosed());
    },
  },
];
