// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly row: string;
  readonly wideAndNarrow: string;
  readonly halves: string;
  readonly overview: string;
};
export default classes;
