// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly scope: string;
  readonly carrying: string;
  readonly ghost: string;
  readonly sign: string;
  readonly label: string;
};
export default classes;
