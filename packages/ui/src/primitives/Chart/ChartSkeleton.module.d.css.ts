// The address of the item; null for none.
declare const classes: {
  readonly skeleton: string;
  readonly bars: string;
  readonly line: string;
  readonly bar: string;
};
export default classes;
