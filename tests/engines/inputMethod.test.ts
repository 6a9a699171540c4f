import { expect } from 'vitest';
import { CHAT_ENDPOINT, completion } from '#tests/chatProxy.ts';
import { scenario, type World } from './scenario.ts';

/** Input methods, the clipboard and scripts in a field with a limit. */

const inChromium = { engines: ['Chromium'] } as const;

const FIELD = 'Your message';

async function openChat({ visitor }: World) {
  await visitor.open('/en/about');
  await visitor.press('Chat assistant');
  await visitor.press(FIELD);
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

const LIMIT = 500;
const [before, after] = ['a'.repeat(LIMIT / 2), 'z'.repeat(LIMIT / 2)];

scenario(
  'R10.8 a composition in the middle of a full field takes nothing from its end',
  async (world) => {
    await openChat(world);
    await world.visitor.fill(FIELD, before + after);
    await putCaret(world, before.length);
    const { compose, commit } = await inputMethod(world);
    for (const unfinished of ['k', 'か', 'かん', '漢字']) {
      await compose(unfinished);
      expect(await around(world)).toEqual([before + unfinished, after]);
    }
    await commit('漢字');
    expect((await around(world)).join('')).toBe(before + after);
    await world.visitor.seeText(`${LIMIT}/${LIMIT}`, '[data-machine=chat]');
  },
  inChromium,
);

scenario(
  'R10.7 Enter that ends a composition sends nothing, and the next one does',
  async (world) => {
    const { visitor, host } = world;
    host.answer(CHAT_ENDPOINT, completion('Yes.'));
    await openChat(world);
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
  'R10.8 a megabyte becomes 500 characters: from the clipboard what was there stays, and from a script the beginning',
  async (world) => {
    const { visitor } = world;
    await openChat(world);
    await visitor.fill(FIELD, 'before after');
    await putCaret(world, 'before '.length);
    const text = 'Luxembourg '.repeat(95_000);
    await visitor.inPage((it) => document.execCommand('insertText', false, it), text);
    const [start = '', end] = await around(world);
    expect([start.slice(0, 18), end, start.length]).toEqual(['before Luxembourg ', 'after', 495]);
    await visitor.inPage(() => document.execCommand('undo'));
    expect((await around(world)).join('')).toBe('before after');
    await visitor.fill(FIELD, text);
    expect((await around(world)).join('')).toBe(text.slice(0, LIMIT));
    await visitor.seeText(`${LIMIT}/${LIMIT}`, '[data-machine=chat]');
  },
);
