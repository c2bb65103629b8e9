// The address of the item; null for none.
declare const classes: {
  readonly form: string;
  readonly actions: string;
};
export default classes;
