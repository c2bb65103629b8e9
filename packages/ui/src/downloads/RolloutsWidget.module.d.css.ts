// The address of the item; null for none.
declare const classes: {
  readonly outdated: string;
  readonly section: string;
  readonly title: string;
  readonly description: string;
  readonly outlook: string;
};
export default classes;
