// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly contained: string;
  readonly outlined: string;
  readonly soft: string;
  readonly text: string;
  readonly icon: string;
  readonly bare: string;
  readonly error: string;
  readonly small: string;
  readonly large: string;
  readonly fullWidth: string;
  readonly unavailable: string;
  readonly loading: string;
  readonly startIcon: string;
  readonly endIcon: string;
  readonly waiting: string;
  readonly ring: string;
  readonly turn: string;
  readonly arc: string;
  readonly stretch: string;
};
export default classes;
