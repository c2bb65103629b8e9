/** The width and height of a character, in dots. */
export const GLYPH = { width: 5, height: 7 } as const;

/**
 * The dots of the characters from space to tilde, seven digits each: a base 32 digit is a row of five dots, top to
 * bottom, with the leftmost dot as its highest bit.
 */
const DOTS = [
  '0000000 4444404 aa00000 aavavaa 4fke5u4 op248j3 cik8lid 4480000 2488842 8422248 04lel40 044v440 0000c48 000v000 00000cc',
  '01248g0 ehjlphe 4c4444e eh1248v v2421he 26aiv22 vgu11he 68guhhe v124888 ehhehhe ehhf12c 0cc0cc0 0cc0c48 248g842 00v0v00',
  '8421248 eh12404 eh1dlle ehhhvhh uhhuhhu ehggghe sihhhis vgguggv vgguggg ehgnhhf hhhvhhh e44444e 72222ic hikokih ggggggv',
  'hrllhhh hhpljhh ehhhhhe uhhuggg ehhhlid uhhukih fgge11u v444444 hhhhhhe hhhhha4 hhhllla hha4ahh hhha444 v1248gv e88888e',
  '0g84210 e22222e 4ah0000 000000v 8420000 00e1fhf ggmphhu 00eggge 11djhhf 00ehvge 698s888 0fhhf1e ggmphhh 40c444e 2062ic0',
  'ggikoki c44444e 00qllhh 00mphhh 00ehhhe 00uhugg 00djf11 00mpggg 00ege1u 88s8896 00hhhjd 00hhha4 00hhlla 00ha4ah 00hhf1e',
  '00v248v 2448442 4444444 8442448 008l200',
]
  .join(' ')
  .split(' ');

/** The dot rows of a character, each a number of five bits; null for one that this font does not have. */
export function latinRows(character: string): readonly number[] | null {
  const dots = DOTS[(character.codePointAt(0) ?? 0) - 0x20];
  return dots === undefined ? null : [...dots].map((digit) => Number.parseInt(digit, 32));
}
