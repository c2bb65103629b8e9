// The address of the item; null for none.
declare const classes: {
  readonly welcome: string;
  readonly title: string;
  readonly description: string;
};
export default classes;
