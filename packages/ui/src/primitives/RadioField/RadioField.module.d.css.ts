// The address of the item; null for none.
declare const classes: {
  readonly choices: string;
  readonly column: string;
  readonly row: string;
};
export default classes;
