// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly waiting: string;
  readonly words: string;
  readonly entry: string;
  readonly tile: string;
  readonly lines: string;
  readonly second: string;
  readonly table: string;
  readonly row: string;
};
export default classes;
