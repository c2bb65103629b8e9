// The address of the item; null for none.
declare const classes: {
  readonly item: string;
  readonly words: string;
  readonly name: string;
  readonly place: string;
  readonly detail: string;
  readonly results: string;
  readonly state: string;
  readonly scroll: string;
  readonly list: string;
  readonly more: string;
};
export default classes;
