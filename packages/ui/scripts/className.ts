import path from 'node:path';

/** Ends the name of a style sheet whose classes are its own. */
export const MODULE = '.module.css';

/**
 * What a class of a sheet is called on the page, in every build: `rc-DenseButton-bare`. The rule that keeps the rules of a
 * page for elements away knows our elements by the beginning.
 *
 * @param file The path of the sheet, as a bundler names it.
 */
export const publishedName = (name: string, file: string) =>
  `rc-${path.basename(file.split('?', 1)[0] ?? file, MODULE)}-${name}`;
