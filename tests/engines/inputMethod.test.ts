import { expect } from 'vitest';
import { CHAT_ENDPOINT, completion } from '#tests/chatProxy.ts';
import { scenario, type World } from './scenario.ts';

/** Input methods, dead keys, the clipboard, and characters that are more than one unit of a string. */

const inChromium = { engines: ['Chromium'] } as const;

const CHAT = { path: '/en/about', field: 'Your message', limit: 500 };
const NAMEPLATE = { path: '/en/partnership', field: 'Try your company’s name here', limit: 24 };

async function openField({ visitor }: World, { path, field }: typeof CHAT) {
  await visitor.open(path);
  if (path === CHAT.path) await visitor.press('Chat assistant');
  await visitor.press(field);
}

/** Puts the caret behind so many units of the field that has the focus. */
const putCaret = ({ visitor }: World, place: number) =>
  visitor.inPage(
    (at) => (document.activeElement as HTMLInputElement).setSelectionRange(at, at),
    place,
  );

/** The field as it is around its caret. */
const around = ({ visitor }: World) =>
  visitor.inPage(() => {
    const { value, selectionStart } = document.activeElement as HTMLInputElement;
    const at = selectionStart ?? 0;
    return [value.slice(0, at), value.slice(at)];
  });

/** An input method in the field that has the focus. */
async function inputMethod({ visitor: { page } }: World) {
  const client = await page.context().newCDPSession(page);
  return {
    compose: (text: string) =>
      client.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      }),
    commit: (text: string) => client.send('Input.insertText', { text }),
  };
}

for (const place of [CHAT, NAMEPLATE]) {
  const full = `${'a'.repeat(place.limit / 2)}${'z'.repeat(place.limit / 2)}`;
  const [before, after] = [full.slice(0, place.limit / 2), full.slice(place.limit / 2)];

  scenario(
    `R10.8, R2.18 a composition in the middle of a full field takes nothing from its end: ${place.field}`,
    async (world) => {
      await openField(world, place);
      await world.visitor.fill(place.field, full);
      await putCaret(world, before.length);
      const { compose, commit } = await inputMethod(world);
      for (const unfinished of ['k', 'か', 'かん', '漢字']) {
        await compose(unfinished);
        expect(await around(world)).toEqual([before + unfinished, after]);
      }
      await commit('漢字');
      expect(await around(world)).toEqual([before, after]);
      // With room for one of two.
      await world.visitor.key('Backspace');
      await compose('かん');
      await commit('漢字');
      expect(await around(world)).toEqual([`${before.slice(1)}漢`, after]);
      // A dead key.
      await world.visitor.key('Backspace');
      await compose('´');
      await commit('é');
      expect(await around(world)).toEqual([`${before.slice(1)}é`, after]);
    },
    inChromium,
  );
  scenario(
    `R10.8, R2.18 what a full field has taken in can be undone: ${place.field}`,
    async (world) => {
      const { visitor } = world;
      await openField(world, place);
      await visitor.fill(place.field, before);
      await visitor.fill(place.field, full.slice(1));
      await visitor.type(place.field, 'bcd');
      await visitor.inPage(() => document.execCommand('undo'));
      expect((await around(world)).join('')).toBe(full.slice(1));
    },
  );

  scenario(
    `R10.8, R2.18 an accent without room takes no letter along: ${place.field}`,
    async (world) => {
      await openField(world, place);
      await world.visitor.fill(place.field, full);
      await putCaret(world, before.length);
      await world.visitor.page.keyboard.insertText('\u0301');
      expect(await around(world)).toEqual([before, after]);
    },
    inChromium,
  );

  scenario(
    `R10.8, R2.18 a paste that is too long can be undone: ${place.field}`,
    async (world) => {
      await openField(world, place);
      await world.visitor.fill(place.field, `${before}${before.slice(1)}`);
      const { keyboard } = world.visitor.page;
      for (const key of ['a', 'c', 'ArrowRight', 'v']) await keyboard.press(`Control+${key}`);
      expect((await around(world)).join('')).toBe(before + before);
      await keyboard.press('Control+z');
      expect((await around(world)).join('')).toBe(`${before}${before.slice(1)}`);
    },
    inChromium,
  );
}

scenario(
  'R10.8 the end of a line counts as one, whatever it is in a text that comes in',
  async (world) => {
    await openField(world, CHAT);
    await world.visitor.page.keyboard.insertText('ab\r\n'.repeat(200));
    expect((await around(world)).join('')).toBe('ab\n'.repeat(167).slice(0, 500));
  },
  inChromium,
);

scenario(
  'R10.7 Enter that ends a composition sends nothing, and the next one does',
  async (world) => {
    const { visitor, host } = world;
    host.answer(CHAT_ENDPOINT, completion('Yes.'));
    await openField(world, CHAT);
    const { compose, commit } = await inputMethod(world);
    await compose('かん');
    await visitor.key('Enter');
    await commit('漢字');
    // The order of Safari: the key comes after the end of the composition.
    await visitor.inPage(() =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', {
          key: 'Enter',
          keyCode: 229,
          bubbles: true,
          cancelable: true,
        }),
      ),
    );
    await visitor.see('chat', 'conversation.ready');
    expect(host.requests.filter(({ path }) => path === CHAT_ENDPOINT)).toEqual([]);
    await visitor.key('Enter');
    await visitor.seeText('Yes.', '[role=log]');
  },
  inChromium,
);

scenario(
  'R10.8 a megabyte from the clipboard becomes 500 characters, and what was there stays',
  async (world) => {
    const { visitor } = world;
    await openField(world, CHAT);
    await visitor.fill(CHAT.field, 'before after');
    await putCaret(world, 'before '.length);
    await visitor.inPage(() =>
      document.execCommand('insertText', false, 'Luxembourg '.repeat(95_000)),
    );
    const [start = '', end] = await around(world);
    expect([start.slice(0, 18), end, start.length]).toEqual(['before Luxembourg ', 'after', 495]);
  },
);
