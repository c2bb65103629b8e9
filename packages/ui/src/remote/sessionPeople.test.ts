import { aRunningSession } from '@remote-console/api-client/testing';
import { describe, expect, it } from 'vitest';
import { controllersOf, isUncontrolled, peopleOf } from './sessionPeople.ts';

const SEOYEON = { id: 21, name: '김서연', loginId: 'seoyeon@demo.example' };
const DOYUN = { id: 22, name: '이도윤', loginId: 'doyun@demo.example' };

const controls = aRunningSession({ person: SEOYEON, kinds: ['terminal', 'screen'] });
const watches = aRunningSession({ person: DOYUN, kinds: ['screen'], watching: true });

describe('the people of some sessions', () => {
  it('control the screen, only watch, or do something else on the device', () => {
    const elsewhere = aRunningSession({ person: { ...DOYUN, id: 23 }, kinds: ['files'] });
    const watchesTerminal = aRunningSession({ person: { ...DOYUN, id: 24 }, kinds: ['terminal'], watching: true });
    expect(peopleOf([controls, watches, elsewhere, watchesTerminal]).map(({ part }) => part)).toEqual([
      'controls',
      'watches',
      null,
      'watches',
    ]);
  });

  it.each([
    ['first', [controls, { ...watches, person: SEOYEON }]],
    ['last', [{ ...watches, person: SEOYEON }, controls]],
  ])('are there once each, and control the screen where one session does: that comes %s', (_place, sessions) => {
    expect(peopleOf(sessions)).toEqual([{ id: 21, name: '김서연', own: false, part: 'controls' }]);
  });
});

describe('the others who control a screen', () => {
  it('are named', () => {
    const another = aRunningSession({ person: { ...DOYUN, id: 24, name: '박준호' }, kinds: ['screen'] });
    expect(controllersOf(peopleOf([controls, watches, another]), 'ko')).toBe('김서연, 박준호');
  });

  it('are nobody where only the person and those who watch are there', () => {
    expect(controllersOf(peopleOf([{ ...controls, own: true }, watches]), 'ko')).toBe('');
  });
});

describe('a screen that the person watches', () => {
  const own = aRunningSession({ person: { ...DOYUN, id: 25 }, kinds: ['screen'], watching: true, own: true });

  it.each([
    ['has somebody in control', [own, controls], false],
    ['has nobody in control where all others watch', [own, watches], true],
    ['has nobody in control where nobody else is', [own], true],
    ['is not known before the person is among those who are there', [], false],
    ['is not known where only others are listed', [watches], false],
  ])('%s', (_what, sessions, expected) => {
    expect(isUncontrolled(peopleOf(sessions))).toBe(expected);
  });
});
