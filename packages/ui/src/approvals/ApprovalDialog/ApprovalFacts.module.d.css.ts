// The address of the item; null for none.
declare const classes: {
  readonly state: string;
  readonly said: string;
};
export default classes;
