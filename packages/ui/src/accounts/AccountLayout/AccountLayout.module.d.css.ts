// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly page: string;
  readonly wide: string;
  readonly brand: string;
  readonly panel: string;
  readonly headline: string;
  readonly introduction: string;
  readonly foot: string;
  readonly ruled: string;
  readonly bar: string;
  readonly name: string;
  readonly card: string;
  readonly head: string;
  readonly title: string;
  readonly below: string;
};
export default classes;
