// The address of the item; null for none.
declare const classes: {
  readonly bar: string;
  readonly box: string;
  readonly words: string;
  readonly nothing: string;
  readonly reach: string;
  readonly elsewhere: string;
  readonly acts: string;
  readonly sign: string;
  readonly hint: string;
};
export default classes;
