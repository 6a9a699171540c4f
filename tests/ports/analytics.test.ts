import { beforeEach, describe, expect, it } from 'vitest';
import { loadTag, openQueue, sendClick, sendPageView, sendSignals } from '#ports/analytics.ts';

type Page = Parameters<typeof loadTag>[0];

/** The scripts that the page has added to its head. */
let scripts: object[];
let page: Page;

beforeEach(() => {
  scripts = [];
  const document = {
    title: 'About',
    createElement: (name: string) => ({ name }),
    head: { append: (script: object) => scripts.push(script) },
  };
  page = { document } as unknown as Page;
});

const calls = () => page.dataLayer?.map((call) => Array.from(call));

const denied = [
  'consent',
  'default',
  {
    analytics_storage: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  },
];

it('R12.1 opens the queue with every signal denied', () => {
  openQueue(page);
  expect(calls()).toEqual([denied]);
});

it('R12.1 queues calls as the vendor reads them: no arrays', () => {
  openQueue(page);
  expect(Object.prototype.toString.call(page.dataLayer?.[0])).toBe('[object Arguments]');
});

it('R12.1 keeps what a queue that is there holds', () => {
  page.dataLayer = [['earlier']];
  openQueue(page);
  expect(calls()).toEqual([['earlier'], denied]);
});

it('R12.1 does nothing before the queue is open', () => {
  sendSignals(page, { analytics: true, marketing: true });
  sendPageView(page, '/');
  sendClick(page, { name: 'related_link_click', label: '/ -> /about' });
  expect(page.dataLayer).toBeUndefined();
});

describe('with an open queue', () => {
  beforeEach(() => {
    openQueue(page);
    page.dataLayer?.splice(0);
  });

  it.each([
    [true, false, 'granted', 'denied'],
    [false, true, 'denied', 'granted'],
  ])(
    'R12.1 sends the signals of analytics %s and marketing %s',
    (analytics, marketing, own, ads) => {
      sendSignals(page, { analytics, marketing });
      expect(calls()).toEqual([
        ['consent', 'update', { analytics_storage: own }],
        ['consent', 'update', { ad_storage: ads, ad_user_data: ads, ad_personalization: ads }],
      ]);
    },
  );

  it('R12.2 sends the view of a page', () => {
    sendPageView(page, '/en/about');
    expect(calls()).toEqual([
      ['event', 'page_view', { page_path: '/en/about', page_title: 'About' }],
    ]);
  });

  it('sends a click with its label', () => {
    sendClick(page, { name: 'division_card_click', label: 'Media' });
    expect(calls()).toEqual([['event', 'division_card_click', { event_label: 'Media' }]]);
  });

  it('R12.8 drops everything but the signals, in the queue that the vendor reads', () => {
    const queue = page.dataLayer;
    sendPageView(page, '/');
    sendSignals(page, { analytics: true, marketing: false });
    sendClick(page, { name: 'related_link_click', label: '/ -> /about' });
    loadTag(page, 'G-TEST000000');
    expect(page.dataLayer).toBe(queue);
    expect(calls()?.map(([name]) => name)).toEqual(['consent', 'consent', 'js', 'config']);
  });

  it('R12.7 configures the tag without a page view of its own, and adds its script', () => {
    sendSignals(page, { analytics: true, marketing: false });
    loadTag(page, 'G-TEST000000');
    expect(calls()?.slice(2)).toEqual([
      ['js', expect.any(Date)],
      ['config', 'G-TEST000000', { send_page_view: false }],
    ]);
    expect(scripts).toEqual([
      {
        name: 'script',
        async: true,
        src: 'https://www.googletagmanager.com/gtag/js?id=G-TEST000000',
      },
    ]);
  });

  it('R12.1 loads no tag where no signal tells it what is denied', () => {
    sendPageView(page, '/');
    for (const window of [page, { ...page, dataLayer: undefined }]) {
      expect(() => loadTag(window, 'G-TEST000000')).toThrow('no consent signals');
    }
    expect(scripts).toEqual([]);
  });
});
