// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly choices: string;
  readonly column: string;
  readonly row: string;
};
export default classes;
