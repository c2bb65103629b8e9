// The address of the item; null for none.
declare const classes: {
  readonly bar: string;
  readonly changed: string;
};
export default classes;
