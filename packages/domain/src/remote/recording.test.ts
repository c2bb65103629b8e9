import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REMOTE_KINDS } from './kinds.ts';
import {
  isRecorded,
  isRecordingDays,
  isRecordingKind,
  isRemoteRecording,
  readRecordingDays,
  RECORDING_DAYS,
  recordingPolicyOf,
  REMOTE_RECORDINGS,
  USUAL_REMOTE_RECORDING,
} from './recording.ts';

const said = fc.constantFrom(...REMOTE_RECORDINGS);
const days = fc.integer({ min: RECORDING_DAYS.least, max: RECORDING_DAYS.most });
const group = fc.record({ recording: fc.option(said), days: fc.option(days) });

describe('what is recorded of a session', () => {
  it.each([
    ['off', []],
    ['terminal', ['terminal']],
    ['everything', ['screen', 'terminal']],
  ] as const)('where the policy says %s', (recording, kinds) => {
    expect(REMOTE_KINDS.filter((kind) => isRecorded(recording, kind))).toEqual(kinds);
  });

  it('is never more than can be recorded', () => {
    fc.assert(
      fc.property(said, fc.constantFrom(...REMOTE_KINDS), (recording, kind) => {
        expect(!isRecorded(recording, kind) || isRecordingKind(kind)).toBe(true);
      }),
    );
  });

  it('is what the nearest group says that says something, and so are the days, each on its own', () => {
    fc.assert(
      fc.property(said, days, fc.array(group), fc.nat(4), (recording, keptDays, above, silent) => {
        const below = Array.from({ length: silent }, () => ({ recording: null, days: null }));
        const saysWhat = { recording, days: null };
        const saysHowLong = { recording: null, days: keptDays };
        expect(recordingPolicyOf([...below, saysWhat, saysHowLong, ...above])).toEqual({ recording, days: keptDays });
        expect(recordingPolicyOf([...below, saysHowLong, saysWhat, ...above])).toEqual({ recording, days: keptDays });
      }),
    );
  });

  it('is nothing, for 30 days, where no group says anything', () => {
    expect(recordingPolicyOf([])).toEqual({ recording: USUAL_REMOTE_RECORDING, days: 30 });
    expect(USUAL_REMOTE_RECORDING).toBe('off');
  });

  it('is named by three words, and kept for 1 to 365 whole days', () => {
    expect(REMOTE_RECORDINGS.every(isRemoteRecording)).toBe(true);
    for (const other of ['', 'screen', null, 1]) expect(isRemoteRecording(other)).toBe(false);
    fc.assert(fc.property(days, (some) => isRecordingDays(some)));
    for (const other of [0, 366, 1.5, Number.NaN, '30', null]) expect(isRecordingDays(other)).toBe(false);
  });

  it('is kept as long as was typed, or as the group above says where nothing was', () => {
    fc.assert(fc.property(days, (some) => void expect(readRecordingDays(` ${some} `)).toBe(some)));
    expect(readRecordingDays('  ')).toBeNull();
    for (const wrong of ['0', '366', '1.5', '-3', '1e2', '30 days', '１０']) {
      expect(readRecordingDays(wrong)).toBe('invalid_data');
    }
  });
});
