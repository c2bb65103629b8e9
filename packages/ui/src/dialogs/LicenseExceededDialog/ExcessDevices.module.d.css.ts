// The address of the item; null for none.
declare const classes: {
  readonly section: string;
  readonly list: string;
  readonly waiting: string;
  readonly none: string;
  readonly device: string;
  readonly name: string;
  readonly place: string;
  readonly actions: string;
  readonly question: string;
  readonly error: string;
};
export default classes;
