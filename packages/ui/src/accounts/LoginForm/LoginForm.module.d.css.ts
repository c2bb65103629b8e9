// The address of the item; null for none.
declare const classes: {
  readonly form: string;
  readonly choices: string;
};
export default classes;
