import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EDGE, placeToasts, TOAST_WIDTH, type Area } from './toastPlace.ts';

const screen = { width: 1280, height: 800 };
const room: Area = { left: 700, top: 4, right: 964, bottom: 48 };
const height = 60;

describe('the place of toasts', () => {
  it('is the room of the frame', () => {
    expect(placeToasts({ screen, controls: [], room, height })).toEqual({
      kind: 'room',
      left: 700,
      top: 4,
      width: 264,
      height: 44,
    });
  });

  it('is the corner at the top right without a frame [B-MSG-12]', () => {
    expect(placeToasts({ screen, controls: [], room: null, height })).toEqual({ kind: 'edge', top: EDGE });
  });

  it('is below what can be pressed, also where a dialog has it in the room of the frame', () => {
    const controls = [
      { left: 900, top: 0, right: 940, bottom: 40 },
      { left: 1200, top: 60, right: 1240, bottom: 100 },
    ];
    expect(placeToasts({ screen, controls, room, height })).toEqual({ kind: 'edge', top: 104 });
  });

  it('is the corner where nothing is free', () => {
    const controls = [{ left: 0, top: 0, right: 1280, bottom: 800 }];
    expect(placeToasts({ screen, controls, room, height })).toEqual({ kind: 'edge', top: EDGE });
  });

  it('covers no control wherever it is not that corner', () => {
    const area = fc
      .record({ left: fc.nat(1200), top: fc.nat(760), width: fc.integer({ min: 8, max: 300 }) })
      .map(({ left, top, width }) => ({ left, top, right: left + width, bottom: top + 34 }));
    fc.assert(
      fc.property(fc.array(area, { maxLength: 30 }), (controls) => {
        const place = placeToasts({ screen, controls, room: null, height });
        if (place.kind === 'room' || place.top === EDGE) return;
        const right = screen.width - EDGE;
        const covered = controls.filter(
          (control) =>
            control.right > right - TOAST_WIDTH &&
            control.left < right &&
            control.bottom > place.top &&
            control.top < place.top + height,
        );
        expect(covered).toEqual([]);
      }),
    );
  });
});
