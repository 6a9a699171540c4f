import { expect, test } from './siteInspector.ts';

test('R18.7, R18.8 draws the chart of each machine, and sends an event by a press on its edge', async ({
  inspector,
}) => {
  await inspector.openHeld('/about');
  await inspector.actor('mobileMenu').click();
  const menu = inspector.region('Chart of mobileMenu');
  await expect(menu.locator('.chart-state.chart-resting > title')).toHaveText(/^closed, active/);
  // A small chart is fitted at first.
  const size = () => menu.locator('svg').evaluate((svg) => svg.getBoundingClientRect().width);
  const first = await size();
  await inspector.press('Fit');
  await expect.poll(size).toBeCloseTo(first, 0);
  await inspector.edge('menu.open, from closed to open').click();
  await inspector.see('mobileMenu', 'open');
  await expect(menu.locator('.chart-active > title')).toHaveText([/^mobileMenu/, /^open/]);
  await expect(menu.getByRole('button', { name: /^menu\.open.*taken last/ })).toBeVisible();

  await inspector.actor('chat').click();
  const chat = inspector.region('Chart of chat');
  await expect(chat.locator('.chart-region')).toHaveCount(2);
  await inspector.edge('chat.toggle, from closed to open').click();
  await inspector.see('chat', 'panel.open');
  // With a payload.
  await chat.getByRole('button', { name: 'chat.type, in conversation' }).focus();
  await inspector.key('Enter');
  await inspector.press('Send');
  await expect(inspector.status).toHaveText('Sent chat.type to chat.');

  // What happened last is in sight, above the list that has sent it.
  await inspector.choose('chat', 'chat.send');
  await inspector.press('Send');
  await chat.scrollIntoViewIfNeeded();
  const waiting = chat.locator('[data-id="chat.conversation.waiting"] rect');
  await expect(waiting).toBeInViewport({ ratio: 1 });
});

test('R18.8 moves and zooms a chart', async ({ inspector, page }) => {
  await inspector.openHeld('/');
  await inspector.actor('chat').click();
  const chart = inspector.region('Chart of chat');
  const width = () => chart.locator('svg').evaluate((svg) => svg.getBoundingClientRect().width);
  const full = await width();
  // A move that leads nowhere is drawn far from the state of the moment.
  await expect(chart.locator('.chart-last')).toHaveCount(1);
  await expect(chart.locator('[data-id="chat.panel.closed"] rect')).toBeInViewport({ ratio: 1 });
  // As much of it as can be read is in sight at first.
  const own = await chart
    .locator('svg')
    .evaluate((svg) => (svg as SVGSVGElement).viewBox.baseVal.width);
  expect(full / own).toBeCloseTo(10 / 12);
  await inspector.press('Fit');
  await expect.poll(width).toBeLessThan(full);
  const fitted = await width();
  // All of it is in sight.
  expect(
    await chart.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
      scrollWidth - clientWidth,
      scrollHeight - clientHeight,
    ]),
  ).toEqual([0, 0]);
  for (let presses = 0; presses < 8; presses += 1) await inspector.press('Zoom in');
  await expect.poll(width).toBeGreaterThan(full);
  await chart.evaluate((frame) => frame.scrollTo(0, 0));
  const left = () => chart.evaluate((frame) => frame.scrollLeft);
  const box = await chart.boundingBox();
  if (!box) throw new Error('The chart is not shown.');
  // A corner of the chart has no event.
  await page.mouse.move(box.x + 4, box.y + 4);
  await page.mouse.down();
  await page.mouse.move(box.x - 56, box.y + 4, { steps: 3 });
  await page.mouse.up();
  await expect.poll(left).toBe(60);
  await chart.focus();
  await inspector.key('ArrowRight');
  await expect.poll(left).toBeGreaterThan(60);
  await inspector.key('0');
  await expect.poll(width).toBeCloseTo(fitted, 0);
  await inspector.key('+');
  await expect.poll(width).toBeGreaterThan(fitted);
  await inspector.key('0');
  await page.mouse.move(box.x + 40, box.y + 40);
  await page.mouse.wheel(0, -200);
  await expect.poll(width).toBeGreaterThan(fitted);
});
