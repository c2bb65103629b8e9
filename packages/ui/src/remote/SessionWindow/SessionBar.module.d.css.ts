// The address of the item; null for none.
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
