// The address of the item; null for none.
declare const classes: {
  readonly search: string;
  readonly form: string;
  readonly submit: string;
  readonly found: string;
};
export default classes;
