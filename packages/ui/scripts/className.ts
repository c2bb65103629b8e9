import path from 'node:path';

/** The file name ending of a CSS module. */
export const MODULE = '.module.css';

/**
 * The published name of a class, in every build: `rc-DenseButton-bare`. The rule that shields our elements from a
 * page's element rules detects them by the prefix.
 *
 * @param file The path of the sheet, as a bundler names it.
 */
export const publishedName = (name: string, file: string) =>
  `rc-${path.basename(file.split('?', 1)[0] ?? file, MODULE)}-${name}`;
