import { waitFor } from 'storybook/test';

/** The area of a chart, once rendered: a fraction of its width, at half of its height. */
export interface ChartSpot {
  readonly target: Element;
  readonly coords: { readonly clientX: number; readonly clientY: number };
}

/** A point in a chart, from 0 at its left edge to 1 at its right one. */
export async function spotIn(chart: HTMLElement, place: number): Promise<ChartSpot> {
  const target = await waitFor(() => {
    const drawing = chart.querySelector('svg path, svg rect');
    const svg = drawing?.closest('svg');
    if (!svg) throw new Error('The chart is not drawn yet.');
    return svg;
  });
  const { left, top, width, height } = target.getBoundingClientRect();
  return { target, coords: { clientX: left + width * place, clientY: top + height / 2 } };
}
