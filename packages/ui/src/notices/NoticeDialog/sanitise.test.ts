import { describe, expect, it } from 'vitest';
import { loadSanitiser } from './sanitise.ts';

/** The HTML that remains of a notice. */
async function cleaned(html: string): Promise<string> {
  const sanitise = await loadSanitiser();
  const place = document.createElement('div');
  place.append(sanitise(html));
  return place.innerHTML;
}

describe('the HTML of a notice', () => {
  it('keeps its formatting [A-NOTICE-09]', async () => {
    const html = '<h3>Maintenance</h3><p>On <strong>Sunday</strong></p><ul><li>all devices</li></ul>';
    expect(await cleaned(html)).toBe(html);
  });

  it.each([
    ['a script', '[A-NOTICE-09]', '<p>text</p><script>window.hacked = true</script>'],
    ['a script in a picture', '[C-NOTICE-10]', '<p>text</p><svg><script>window.hacked = true</script></svg>'],
    ['a handler', '[A-NOTICE-09]', '<p onclick="window.hacked = true">text</p>'],
    ['a handler of a picture', '[C-NOTICE-10]', '<p>text</p><img src="x" onerror="window.hacked = true">'],
    ['an address that is a script', '[A-NOTICE-09]', '<p>text</p><a href="javascript:window.hacked = true">more</a>'],
    [
      'a page in a frame',
      '[C-NOTICE-10]',
      '<p>text</p><iframe srcdoc="<script>parent.hacked = true</script>"></iframe>',
    ],
  ])('loses %s, so that it is never run %s', async (_, _rows, html) => {
    const left = await cleaned(html);
    expect(left).toContain('text</p>');
    expect(left).not.toMatch(/script|onclick|onerror|hacked|iframe/i);
    document.body.innerHTML = left;
    document.querySelector('p')?.click();
    expect(Reflect.get(window, 'hacked')).toBeUndefined();
  });
});
