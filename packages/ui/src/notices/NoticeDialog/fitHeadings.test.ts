import { describe, expect, it } from 'vitest';
import { fitHeadings } from './fitHeadings.ts';

function fitted(html: string, under: number): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  fitHeadings(template.content, under);
  return template.innerHTML;
}

describe('the headings of a notice', () => {
  it('go on from the heading above, whatever level they begin with', () => {
    expect(fitted('<h3>a <em>b</em></h3><p>c</p>', 1)).toBe('<h2>a <em>b</em></h2><p>c</p>');
    expect(fitted('<h1>a</h1><h2>b</h2>', 2)).toBe('<h3>a</h3><h4>b</h4>');
  });

  it('leave no step out, and end at the lowest there is', () => {
    expect(fitted('<h2>a</h2><h4>b</h4><h2>c</h2>', 1)).toBe('<h2>a</h2><h3>b</h3><h2>c</h2>');
    expect(fitted('<h1>a</h1><h2>b</h2><h3>c</h3>', 5)).toBe('<h6>a</h6><h6>b</h6><h6>c</h6>');
  });

  it('may be missing', () => expect(fitted('<p>a</p>', 1)).toBe('<p>a</p>'));
});
