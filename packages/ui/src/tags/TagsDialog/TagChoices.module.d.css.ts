// The address of the item; null for none.
declare const classes: {
  readonly choice: string;
  readonly name: string;
  readonly some: string;
  readonly choices: string;
  readonly nothing: string;
};
export default classes;
