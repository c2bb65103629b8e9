// The address of the item; null for none.
declare const classes: {
  readonly title: string;
  readonly list: string;
  readonly item: string;
  readonly label: string;
};
export default classes;
