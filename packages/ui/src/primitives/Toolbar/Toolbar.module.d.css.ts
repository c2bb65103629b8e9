// The address of the item; null for none.
declare const classes: {
  readonly bar: string;
  readonly search: string;
  readonly note: string;
  readonly actions: string;
};
export default classes;
