// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly tile: string;
  readonly pressable: string;
  readonly head: string;
  readonly sign: string;
  readonly online: string;
  readonly offline: string;
  readonly error: string;
  readonly warn: string;
  readonly info: string;
  readonly none: string;
  readonly name: string;
  readonly covering: string;
  readonly chevron: string;
  readonly figure: string;
  readonly count: string;
  readonly detail: string;
};
export default classes;
