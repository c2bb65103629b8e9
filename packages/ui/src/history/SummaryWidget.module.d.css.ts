// The address of the item; null for none.
declare const classes: {
  readonly section: string;
  readonly title: string;
  readonly ranking: string;
  readonly category: string;
};
export default classes;
