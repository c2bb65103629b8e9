// The address of the item; null for none.
declare const classes: {
  readonly root: string;
  readonly floating: string;
};
export default classes;
