// The address of the item; null for none.
declare const classes: {
  readonly nothing: string;
  readonly tree: string;
  readonly line: string;
  readonly sign: string;
  readonly toggle: string;
  readonly settingsLink: string;
  readonly settings: string;
  readonly name: string;
  readonly count: string;
};
export default classes;
