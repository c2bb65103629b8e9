// The address of the item; null for none.
declare const classes: {
  readonly table: string;
  readonly value: string;
  readonly copy: string;
};
export default classes;
