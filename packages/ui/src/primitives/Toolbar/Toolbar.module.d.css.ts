// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly bar: string;
  readonly search: string;
  readonly note: string;
  readonly actions: string;
};
export default classes;
