// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { bearForeignChanges } from '#app/start/foreignChanges.ts';

const { insertBefore, removeChild } = Node.prototype;

afterEach(() => {
  Object.assign(Node.prototype, { insertBefore, removeChild });
  document.body.replaceChildren();
});

/** A list of two, as React has put it into the document. */
function startList(): { list: Element; first: Element; second: Element } {
  document.body.innerHTML = '<main><p>0</p><ul><li>1</li><li>2</li></ul></main>';
  const list = document.querySelector('ul') as Element;
  const [first, second] = list.children as unknown as [Element, Element];
  bearForeignChanges();
  return { list, first, second };
}

it('R16.17 takes a node out alone where others stand around it', () => {
  const { list, first, second } = startList();
  const wrapper = document.createElement('font');
  list.append(wrapper);
  wrapper.append(first, second);
  list.removeChild(first);
  expect(list.textContent).toBe('2');
  list.removeChild(second);
  expect(list.innerHTML).toBe('');
});

it('R16.17 takes out a node that was moved, and never what contains the parent', () => {
  const { list, first } = startList();
  document.body.append(first);
  list.removeChild(first);
  expect(document.body.textContent).toBe('02');
  document.body.removeChild(list);
  expect(document.body.innerHTML).toBe('<main><p>0</p></main>');
});

it('R16.17 bears a node that has gone', () => {
  const { list, first, second } = startList();
  first.remove();
  list.removeChild(first);
  list.insertBefore(document.createElement('li'), first);
  expect(list.lastElementChild).not.toBe(second);
});
