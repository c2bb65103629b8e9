// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchForms, type UnsavedForms } from './unsavedForms.ts';

let ending = new AbortController();
let forms: UnsavedForms;

beforeEach(() => {
  ending = new AbortController();
  forms = watchForms(document, ending.signal);
  document.body.innerHTML =
    '<form id="one"><input><p role="alert"></p></form><form role="search" id="search"><input></form><input id="alone">';
});
afterEach(() => ending.abort());

const form = (id: string) => document.querySelector<HTMLFormElement>(`#${id}`);
const type = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event('input', { bubbles: true }));
const submit = () => form('one')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

test('a form counts from the first letter, a search and a field of its own do not', () => {
  type('#search input');
  type('#alone');
  expect(forms.any()).toBe(false);
  type('#one input');
  expect(forms.any()).toBe(true);
});

test('a form that is sent counts no more, and counts again when it is refused or typed into', () => {
  type('#one input');
  submit();
  expect(forms.any()).toBe(false);
  const words = document.querySelector('[role="alert"]');
  if (words) words.textContent = 'Taken.';
  expect(forms.any()).toBe(true);
  if (words) words.textContent = '';
  document.querySelector('#one input')?.setAttribute('aria-invalid', 'true');
  expect(forms.any()).toBe(true);
  document.querySelector('#one input')?.removeAttribute('aria-invalid');
  expect(forms.any()).toBe(false);
  type('#one input');
  expect(forms.any()).toBe(true);
});

test('a form that is gone, or may be lost, counts no more', () => {
  type('#one input');
  forms.forget();
  expect(forms.any()).toBe(false);
  type('#one input');
  form('one')?.remove();
  expect(forms.any()).toBe(false);
});

test('nothing is watched after the end', () => {
  ending.abort();
  type('#one input');
  expect(forms.any()).toBe(false);
});
