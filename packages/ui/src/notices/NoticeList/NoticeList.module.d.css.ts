// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly title: string;
  readonly empty: string;
  readonly list: string;
  readonly row: string;
  readonly waiting: string;
  readonly bar: string;
  readonly notice: string;
  readonly words: string;
  readonly date: string;
};
export default classes;
