// The address of the item; null for none.
declare const classes: {
  readonly newEmail: string;
  readonly hint: string;
  readonly actions: string;
};
export default classes;
