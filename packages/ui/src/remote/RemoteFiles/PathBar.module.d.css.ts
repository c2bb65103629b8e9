// The address of the item; null for none.
declare const classes: {
  readonly bar: string;
  readonly path: string;
  readonly list: string;
  readonly item: string;
  readonly current: string;
};
export default classes;
