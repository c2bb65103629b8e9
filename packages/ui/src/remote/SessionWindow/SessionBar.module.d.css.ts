// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly bar: string;
  readonly device: string;
  readonly name: string;
  readonly signs: string;
  readonly kinds: string;
  readonly facts: string;
  readonly acts: string;
  readonly system: string;
};
export default classes;
