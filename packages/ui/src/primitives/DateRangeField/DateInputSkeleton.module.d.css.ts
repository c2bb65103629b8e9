// The address of the item; null for none.
declare const classes: {
  readonly label: string;
  readonly field: string;
};
export default classes;
