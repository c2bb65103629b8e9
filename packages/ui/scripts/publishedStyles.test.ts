import { describe, expect, it } from 'vitest';
import { publishedSheets, withoutSheets } from './publishedStyles.ts';

describe('a published script', () => {
  it('imports no style sheet: Node could not load it', () => {
    const script = [
      "import '../theme/variables.css';",
      "import styles from './LoadingBar.module.css';",
      "import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';",
      '',
    ].join('\n');
    expect(withoutSheets(script)).toBe(
      [
        "import styles from './LoadingBar.module.css.js';",
        "import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';",
        '',
      ].join('\n'),
    );
  });
});

describe('published style sheets', () => {
  const sheet = (file: string, css: string) => ({ file, css, classes: {} });

  it('are one file with everything, and one for each folder', () => {
    const published = publishedSheets(':root {}\n', [
      sheet('devices/DeviceName/DeviceName.module.css', '.name {}\n'),
      sheet('devices/DeviceTable/DeviceTable.module.css', '.table {}\n'),
      sheet('primitives/LoadingBar/LoadingBar.module.css', '.line {}\n'),
    ]);
    expect(Object.fromEntries(published)).toEqual({
      'styles.css': ':root {}\n\n.name {}\n\n.table {}\n\n.line {}\n',
      'theme/styles.css': ':root {}\n',
      'devices/styles.css': '.name {}\n\n.table {}\n',
      'primitives/styles.css': '.line {}\n',
    });
  });
});
