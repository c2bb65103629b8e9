// The address of the item; null for none.
declare const classes: {
  readonly line: string;
  readonly button: string;
  readonly quiet: string;
  readonly empty: string;
  readonly alone: string;
  readonly words: string;
};
export default classes;
