// The address of the item; null for none.
declare const classes: {
  readonly address: string;
  readonly refused: string;
  readonly error: string;
};
export default classes;
