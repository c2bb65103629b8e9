// Generated from the style sheet by `npm run generate`. Do not edit.
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
