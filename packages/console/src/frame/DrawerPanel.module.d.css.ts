// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly panel: string;
  readonly head: string;
  readonly person: string;
  readonly close: string;
  readonly foot: string;
  readonly choices: string;
};
export default classes;
