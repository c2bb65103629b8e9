// The address of the item; null for none.
declare const classes: {
  readonly bar: string;
  readonly failure: string;
};
export default classes;
