import { describe, expect, it } from 'vitest';
import { savedName } from './savedName.ts';

describe('the name to save an answer by', () => {
  it.each([
    ["attachment; filename*=UTF-8''remote-console-agent-20391231.sh", 'remote-console-agent-20391231.sh'],
    ["attachment; filename*=UTF-8''%EA%B0%80%20b.exe", '가 b.exe'],
    [`attachment; filename="plain.exe"; filename*=UTF-8''better.exe`, 'better.exe'],
    ['attachment; filename="with space.pdf"', 'with space.pdf'],
    ['attachment; filename=bare.pdf; size=1', 'bare.pdf'],
    [`attachment; filename*=UTF-8''%E0%A4%A; filename="plain.exe"`, 'plain.exe'],
    ['attachment', ''],
    [null, ''],
  ])('in %j is %j', (disposition, name) => {
    expect(savedName(disposition)).toBe(name);
  });
});
