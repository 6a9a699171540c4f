import { expect, it } from 'vitest';
import { figures } from '#content/figures.ts';
import { team } from '#content/pages/about.ts';
import { aiCases } from '#content/pages/aiMarketing.ts';

it('R2.21 counts the team and its years', () => {
  const years = team.reduce((sum, { before, since }) => sum + before + since, 0);
  expect(team.length).toBe(figures.team.value);
  expect(Math.floor(years / 10) * 10).toBe(figures.experience.value);
});

it.each(aiCases)('R2.21 has the change of $id as a percentage', ({ figure, before, after }) => {
  const percent = Math.round((Math.abs(after - before) / before) * 100);
  expect(percent).toBe(figures[figure].value);
});
