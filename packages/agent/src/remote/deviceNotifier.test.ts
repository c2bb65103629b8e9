import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DialogTool, askingTool, signTool, tellingTool } from './deviceNotifier.ts';
import { shownName } from './personName.ts';

const DISPLAY = { DISPLAY: ':0' };
const request = { person: 'Ada', kind: 'terminal' } as const;
const presence = { person: 'Ada', kinds: ['terminal'] } as const;
const HOSTILE = '"; rm -rf / #\n<b>$(id)</b>';
const SYSTEMS = [
  ['linux', DISPLAY, 'zenity'],
  ['darwin', {}, 'osascript'],
  ['win32', {}, 'powershell.exe'],
] as const;

/** All arguments of a tool. */
const partsOf = (tool: DialogTool | null): readonly (string | undefined)[] => [
  ...(tool?.words ?? []),
  ...Object.values(tool?.environment ?? {}),
];

it.each(SYSTEMS)(
  'asks on %s with a program of the system, which gets the name as one word',
  (platform, environment, program) => {
    const hostile = { person: HOSTILE, kind: 'screen' } as const;
    const tool = askingTool(platform, environment, hostile);
    expect(tool?.program).toBe(program);
    expect(partsOf(tool).filter((part) => part?.includes('rm -rf'))).toEqual([
      '"; rm -rf / # b $(id) /b wants to see and control the screen of this computer. Do you allow it?',
    ]);
    expect(tellingTool(platform, environment, hostile)).not.toBeNull();
  },
);

it.each(SYSTEMS)('shows on %s who is there and what they do, in one window', (platform, environment, program) => {
  const tool = signTool(platform, environment, { person: HOSTILE, kinds: ['screen', 'terminal', 'files'] });
  expect(tool?.program).toBe(program);
  expect(partsOf(tool).filter((part) => part?.includes('rm -rf'))).toEqual([
    'A session is in progress on this computer: "; rm -rf / # b $(id) /b sees and controls the screen, uses a terminal, and exchanges files.',
  ]);
  expect(partsOf(tool).join(' ')).toContain('End session');
});

it.each(SYSTEMS)('says on %s that the session is recorded, and only then', (platform, environment) => {
  for (const toolFor of [askingTool, tellingTool]) {
    const saying = (recording: boolean) => partsOf(toolFor(platform, environment, { ...request, recording })).join(' ');
    expect(saying(true)).toContain('The session is recorded.');
    expect(saying(false)).not.toContain('recorded');
  }
});

describe('a name that somebody chose to deceive', () => {
  const name = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({
      unit: fc.constantFrom(
        '"',
        "'",
        '`',
        '$',
        '\\',
        '\n',
        '\r',
        '\0',
        '\u2028',
        '\u202E',
        '\uD800',
        '<',
        '&',
        '-',
        ' ',
        'a',
      ),
      maxLength: 200,
    }),
  );

  it('is one line of plain text that is not long', () => {
    fc.assert(
      fc.property(name, (person) => {
        const shown = shownName(person);
        expect(shown).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}<>&]/u);
        expect([...shown].length).toBeLessThanOrEqual(81);
        expect(shown.trim()).toBe(shown);
        expect(shown).not.toBe('');
      }),
    );
  });

  it('changes nothing of what a program is given but the text', () => {
    fc.assert(
      fc.property(name, fc.constantFrom(...SYSTEMS), (person, [platform, environment]) => {
        const tools = [
          [askingTool(platform, environment, request), askingTool(platform, environment, { ...request, person })],
          [tellingTool(platform, environment, request), tellingTool(platform, environment, { ...request, person })],
          [signTool(platform, environment, presence), signTool(platform, environment, { ...presence, person })],
        ] as const;
        for (const [usual, hostile] of tools) {
          expect(hostile?.program).toBe(usual?.program);
          const expected = partsOf(usual).map((part) =>
            part?.includes('Ada') ? part.replace('Ada', () => shownName(person)) : part,
          );
          expect(partsOf(hostile)).toEqual(expected);
        }
      }),
    );
  });
});

it('keeps names of all languages as they are', () => {
  for (const person of ['김하나', '山田 太郎', "Zoë O'Hara-Müller", 'नमस्ते\u200D', '👩‍💻 Ada'])
    expect(shownName(person)).toBe(person);
  expect(shownName('')).toBe('Somebody');
  expect(shownName('a'.repeat(200))).toBe(`${'a'.repeat(80)}…`);
});

it('has no way to ask or show where there is no display', () => {
  for (const [platform, environment] of [
    ['linux', {}],
    ['freebsd', DISPLAY],
  ] as const) {
    expect(askingTool(platform, environment, request)).toBeNull();
    expect(tellingTool(platform, environment, request)).toBeNull();
    expect(signTool(platform, environment, presence)).toBeNull();
  }
});

it('reads what the person answered, and that the question was not shown', () => {
  const linux = askingTool('linux', DISPLAY, request);
  expect([0, 1, 5, null].map((code) => linux?.read(code, ''))).toEqual([true, false, null, null]);
  const mac = askingTool('darwin', {}, request);
  expect(mac?.read(0, 'button returned:Allow')).toBe(true);
  expect(mac?.read(0, 'button returned:Refuse')).toBe(false);
  expect(mac?.read(1, '')).toBeNull();
  const windows = askingTool('win32', {}, request);
  expect([6, 7, -1].map((code) => windows?.read(code, ''))).toEqual([true, false, null]);
});

it('reads whether the session is to end, and that the window was put away or closed', () => {
  const linux = signTool('linux', DISPLAY, presence);
  expect([0, 1, null].map((code) => linux?.read(code, ''))).toEqual([true, false, null]);
  const mac = signTool('darwin', {}, presence);
  expect(mac?.read(0, 'button returned:End session')).toBe(true);
  expect(mac?.read(0, 'button returned:Hide')).toBe(false);
  const windows = signTool('win32', {}, presence);
  expect([6, 7, null].map((code) => windows?.read(code, ''))).toEqual([true, false, null]);
});
