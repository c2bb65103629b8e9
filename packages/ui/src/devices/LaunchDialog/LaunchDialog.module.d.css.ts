// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly sign: string;
  readonly store: string;
  readonly error: string;
};
export default classes;
