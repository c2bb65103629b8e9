// The address of the item; null for none.
declare const classes: {
  readonly name: string;
  readonly addresses: string;
  readonly title: string;
  readonly noMatch: string;
  readonly hardwareAddress: string;
  readonly nearness: string;
  readonly intro: string;
  readonly label: string;
  readonly search: string;
};
export default classes;
