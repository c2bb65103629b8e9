// The address of the item; null for none.
declare const classes: {
  readonly bar: string;
  readonly count: string;
  readonly clear: string;
};
export default classes;
