import { aRunningSession } from '@remote-console/api-client/testing';
import { expect, it } from 'vitest';
import { offeredTerminalsOf } from './guestTerminals.ts';

const SEOYEON = { id: 21, name: '김서연', loginId: 'seoyeon@demo.example' };
const DOYUN = { id: 22, name: '이도윤', loginId: 'doyun@demo.example' };

it('offers the terminals of others, with a number where a person has several, in whatever sessions', () => {
  const sessions = [
    aRunningSession({ person: SEOYEON, terminals: [81], terminalPart: 'watch' }),
    aRunningSession({ person: DOYUN, terminals: [83], terminalPart: 'join' }),
    aRunningSession({ person: SEOYEON, terminals: [84], terminalPart: 'watch' }),
  ];
  expect(offeredTerminalsOf(sessions)).toEqual([
    { connection: 81, name: '김서연', number: 1, part: 'watch' },
    { connection: 84, name: '김서연', number: 2, part: 'watch' },
    { connection: 83, name: '이도윤', number: null, part: 'join' },
  ]);
});

it('offers nothing of the person, and nothing to which nobody may come', () => {
  const sessions = [
    aRunningSession({ own: true, terminals: [81], terminalPart: 'join' }),
    aRunningSession({ person: SEOYEON }),
  ];
  expect(offeredTerminalsOf(sessions)).toEqual([]);
});
