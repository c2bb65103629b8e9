// The address of the item; null for none.
declare const classes: {
  readonly list: string;
  readonly item: string;
  readonly about: string;
  readonly name: string;
  readonly sharing: string;
  readonly missing: string;
  readonly actions: string;
};
export default classes;
