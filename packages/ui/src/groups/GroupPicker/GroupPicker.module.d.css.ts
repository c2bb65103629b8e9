// The address of the item; null for none.
declare const classes: {
  readonly tree: string;
  readonly refused: string;
  readonly error: string;
};
export default classes;
