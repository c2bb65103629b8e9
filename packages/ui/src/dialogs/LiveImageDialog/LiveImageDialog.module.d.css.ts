// The address of the item; null for none.
declare const classes: {
  readonly picture: string;
  readonly notes: string;
};
export default classes;
