import { createTheme } from '@mui/material/styles';
import { expect, test } from 'vitest';
import './themeTypes.ts';

/** The library's augmentation of Material UI's types applies to the page around it, too. */
test('a page makes themes of its own without the tokens of the library', () => {
  const plain = createTheme({ palette: { primary: { main: '#7a1fa2' } } });
  const both = createTheme({
    cssVariables: true,
    colorSchemes: { light: { palette: { primary: { main: '#7a1fa2' } } }, dark: true },
  });
  expect(plain.palette.primary.main).toBe('#7a1fa2');
  expect(Object.keys(plain.palette)).not.toContain('tone');
  expect(both.palette.primary.main).toBe('#7a1fa2');
});
