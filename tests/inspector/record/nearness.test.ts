import { expect, it } from 'vitest';
import { listed } from '../../../src/inspector/record/breakpoint.ts';
import { distance } from '../../../src/inspector/record/nearness.ts';

it.each([
  ['Lamp', 'lamp', 0],
  ['lamp.press', 'lamp', 1],
  ['desk/lamp', 'Lamp', 1],
  ['heroRotator', 'rotator', 1],
  ['heroRotator', 'herorot', 1],
  ['lamp.press', 'lamp press', 1],
  ['headlamp', 'lamp', 2],
  ['success', 'sucess', 2],
  ['mail.success', 'successs', 2],
  ['lamp', 'lump', 2],
  ['lit', 'lid', 3],
  ['bell', 'lamp', 3],
  ['bell', '', 1],
])('R18.21 finds how near %s is to “%s”', (name, text, expected) => {
  expect(distance(name, text)).toBe(expected);
});

it('R18.21 lists known names, those that are nearest to the given one first', () => {
  const names = ['load', 'headlamp', 'lit.lamp', 'lamp.press', 'lamp', 'bell'];
  expect(listed(names, 'lamp')).toBe('lamp, lit.lamp, lamp.press, headlamp, load, bell');
  expect(listed(names, 'Lam')).toBe('lit.lamp, lamp.press, lamp, headlamp, load, bell');
  expect(listed(['sufficient', 'success'], 'sucess')).toBe('success, sufficient');
  expect(listed(names, 'xyz')).toBe(names.join(', '));
  const many = Array.from({ length: 13 }, (_, place) => `lamp${place}`);
  expect(listed(many, 'lamp12')).toMatch(/^lamp12, (?:lamp\d+, ){11}among others$/);
});
