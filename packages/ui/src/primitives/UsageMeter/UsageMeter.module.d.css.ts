// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly meter: string;
  readonly label: string;
  readonly figure: string;
  readonly warning: string;
  readonly track: string;
  readonly share: string;
  readonly high: string;
  readonly detail: string;
};
export default classes;
