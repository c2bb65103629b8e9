// The address of the item; null for none.
declare const classes: {
  readonly group: string;
  readonly choice: string;
  readonly small: string;
};
export default classes;
