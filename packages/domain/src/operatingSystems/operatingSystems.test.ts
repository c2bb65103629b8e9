import { describe, expect, it } from 'vitest';
import { OPERATING_SYSTEMS, operatingSystemOf } from './index.ts';

describe('operating systems', () => {
  it.each([
    { id: 'B-OS-01', code: 1, name: 'Windows' },
    { id: 'B-OS-02', code: 2, name: 'Linux' },
    { id: 'B-OS-03', code: 3, name: 'Mac' },
    { id: 'B-OS-04', code: 4, name: 'Android' },
  ])('code $code is $name [$id]', ({ code, name }) => {
    expect(operatingSystemOf(code).name).toBe(name);
  });

  it('code 0 is unknown [B-OS-06]', () => expect(operatingSystemOf(0).id).toBe('unknown'));

  it('any other code, or none, is unknown [B-OS-07]', () => {
    for (const code of [-1, 6, 1.5, 99, Number.NaN, null, undefined])
      expect(operatingSystemOf(code).id).toBe('unknown');
  });

  it('are 1 Windows, 2 Linux, 3 Mac, 4 Android, 5 iOS and 0 unknown [A-CONST-10] [C-GDETAIL-28]', () => {
    expect(OPERATING_SYSTEMS.map(({ code, id }) => [code, id])).toEqual([
      [0, 'unknown'],
      [1, 'windows'],
      [2, 'linux'],
      [3, 'mac'],
      [4, 'android'],
      [5, 'ios'],
    ]);
    expect(operatingSystemOf(5).name).toBe('iOS');
  });
});
