// The address of the item; null for none.
declare const classes: {
  readonly fields: string;
};
export default classes;
