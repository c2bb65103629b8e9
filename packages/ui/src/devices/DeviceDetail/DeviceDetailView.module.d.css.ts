// The address of the item; null for none.
declare const classes: {
  readonly state: string;
  readonly contact: string;
};
export default classes;
