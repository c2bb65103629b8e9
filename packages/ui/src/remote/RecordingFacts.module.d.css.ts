// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly fact: string;
  readonly term: string;
  readonly value: string;
  readonly facts: string;
  readonly kinds: string;
};
export default classes;
