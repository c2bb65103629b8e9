// The address of the item; null for none.
declare const classes: {
  readonly devices: string;
  readonly columns: string;
  readonly place: string;
};
export default classes;
