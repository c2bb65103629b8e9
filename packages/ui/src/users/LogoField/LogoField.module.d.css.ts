// The address of the item; null for none.
declare const classes: {
  readonly logo: string;
  readonly missing: string;
  readonly over: string;
  readonly picture: string;
};
export default classes;
