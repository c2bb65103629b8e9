import { expect, it } from 'vitest';
import { teamProgress, type SeatState, type TeamView } from './index.ts';

const team = (rule: TeamView['rule'], states: readonly SeatState[], openToAll = false): TeamView => ({
  rule,
  openToAll,
  approvers: states.map((state, index) => ({ name: `P${index + 1}`, state, by: index === 2 ? 'D3' : '' })),
});

it.each([
  [team('all', ['asked', 'asked', 'asked']), { done: 0, total: 3, asked: ['P1', 'P2', 'D3'], isLast: false }],
  [team('all', ['approved', 'gone', 'asked']), { done: 1, total: 2, asked: ['D3'], isLast: true }],
  [team('ordered', ['approved', 'asked', 'later']), { done: 1, total: 3, asked: ['P2'], isLast: false }],
  [team('any', ['asked', 'asked']), { done: 0, total: 1, asked: ['P1', 'P2'], isLast: true }],
  [team('all', ['gone', 'gone'], true), { done: 0, total: 0, asked: [], isLast: true }],
])('how far chosen approvers are is said of %j', (view, progress) => {
  expect(teamProgress(view)).toEqual(progress);
});
