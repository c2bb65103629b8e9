// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly line: string;
  readonly button: string;
  readonly quiet: string;
  readonly empty: string;
  readonly alone: string;
  readonly words: string;
};
export default classes;
