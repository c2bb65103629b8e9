import { describe, expect, test } from 'vitest';
import { parseSource } from './proofs/sources.ts';
import { sheetFaults } from './styleTokens/sheets.ts';
import { sourceFaults } from './styleTokens/sources.ts';

const inSource = (text: string) => sourceFaults(parseSource('a.tsx', text));
const inSx = (style: string) => inSource(`const a = <Box sx={${style}} />;`);
const inSheet = (rules: string) => sheetFaults('a.module.css', `.a { ${rules} }`);

describe('a value that is no token is found in a sheet:', () => {
  test.each([
    ['a color in hex', 'color: #3d4fd6'],
    ['a color by its channels', 'border: 1px solid rgb(0 0 0 / 8%)'],
    ['a color by its name', 'background-color: white'],
    ['one of those that are mixed', 'background: color-mix(in srgb, red 8%, var(--ground))'],
    ['a color in a shadow', 'box-shadow: 0 0 2px hsl(0 0% 0%)'],
    ['a font size', 'font-size: 13px'],
    ['in the whole of a font', 'font: 600 13px/20px var(--rc-font-family)'],
    ['in letters of what is around', 'font-size: 0.9em'],
    ['a radius', 'border-radius: 8px'],
    ['of one corner', 'border-start-end-radius: 3px'],
    ['a space', 'padding: 0 8px'],
    ['on one side', 'margin-inline-start: -8px'],
    ['between things', 'row-gap: 2px'],
    ['that is reckoned with', 'padding: calc(var(--rc-space-md) - 3px)'],
    ['a variable of the sheet that is a space', '--start: 12px; padding-left: var(--start)'],
    ['a step of another scale', 'border-radius: var(--rc-space-sm)'],
    ['a step that there is not', 'gap: var(--rc-space-tiny)'],
    ['in a query', '@media (width < 600px) { gap: 5px }'],
  ])('%s', (_, rules) => {
    expect(inSheet(rules)).toHaveLength(1);
  });
});

describe('a value that is no token is found in a source:', () => {
  test.each([
    ['text', "{ p: '8px' }"],
    ['a number on no scale', '{ mb: 7 }'],
    ['a font size as a number', '{ fontSize: 13 }'],
    ['a radius as a number', '{ borderRadius: 1 }'],
    ['either end of a condition', "{ gap: isWide ? '5px' : 'var(--rc-space-sm)' }"],
    ['a width of the screen', "{ px: { xs: 'var(--rc-space-sm)', sm: '9px' } }"],
    ['a function of the theme', "{ marginTop: (theme) => '3px' }"],
    ['inside a selector', "{ '& > *': { columnGap: '3px' } }"],
    ['a template', '{ border: `1px solid #fff` }'],
    ['beside what is computed', '{ padding: `${own}px 3px` }'],
    ['a named color', "{ bgcolor: 'white' }"],
    ['a tone that there is not', "{ color: 'tone.ok' }"],
  ])('%s', (_, style) => {
    expect(inSx(style)).toHaveLength(1);
  });

  test.each([
    ['a constant', 'const GAP = 7; const a = <Box sx={{ gap: `${GAP}px` }} />;'],
    ['a style that is a constant', 'const QUIET = { fontSize: 12 }; const a = <Box sx={QUIET} />;'],
    ['a style that a function makes', "const look = () => ({ borderRadius: '3px' });"],
    ['pixels of style', 'const a = <i style={{ marginTop: 2 }} />;'],
    ['pixels of a styled element', "const A = styled('i')({ marginTop: 2 });"],
    ['an attribute', 'const a = <Stack spacing={7} />;'],
    ['letters of a drawing', "const a = <text fontSize='11px' />;"],
    ['a color that nothing says the use of', "const SHADE = 'rgb(0 0 0 / 50%)';"],
  ])('%s', (_, text) => {
    expect(inSource(text)).toHaveLength(1);
  });
});

test('what needs no token is no fault', () => {
  expect(
    inSheet(`
      --wide: 240px;
      width: var(--wide);
      padding: 0 1px 5% calc(-1 * var(--rc-space-sm));
      padding-left: calc(var(--rc-height-control) + var(--rc-space-snug) - 1px);
      margin: 12vh auto;
      border: 1.5px solid transparent;
      border-radius: 50%;
      color: CanvasText;
      background-color: currentColor;
      fill: var(--rc-palette-tone-accent);
      font: inherit;
      line-height: 20px;
    `),
  ).toEqual([]);
  expect(
    inSource(`
      import { space } from './tokens.ts';
      const KIND = { name: 'white', label: '#12', margin: 'ours' };
      const a = (
        <Chart margin={{ top: 7 }} color="error" href="#top">
          <Box
            sx={{ mb: 2, mx: 'auto', px: 0, gap: \`\${space.sm}px\`, pl: indentOf(depth), width: 96, color: 'tone.text' }}
            style={{ width: 30 }}
          />
        </Chart>
      );
    `),
  ).toEqual([]);
});

test('a fault names the line, the value and the nearest token', () => {
  expect(inSheet('\n  gap: 9px;\n  color: #fefefe;')).toEqual([
    'a.module.css:2: gap: 9px is no token; nearest is var(--rc-space-sm).',
    'a.module.css:3: color: #fefefe is no token; nearest is tone.surface.',
  ]);
  expect(inSx("{\n  fontSize: 15,\n  p: '0 -5px',\n}")).toEqual([
    'a.tsx:2: fontSize: 15 is no token; nearest is var(--rc-font-size-body).',
    'a.tsx:3: p: -5px is no token; nearest is var(--rc-space-xs).',
  ]);
});
