// The address of the item; null for none.
declare const classes: {
  readonly article: string;
  readonly back: string;
  readonly dates: string;
  readonly content: string;
  readonly toList: string;
};
export default classes;
