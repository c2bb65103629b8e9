// The address of the item; null for none.
declare const classes: {
  readonly note: string;
  readonly picture: string;
  readonly cover: string;
  readonly contain: string;
  readonly frame: string;
  readonly offline: string;
};
export default classes;
