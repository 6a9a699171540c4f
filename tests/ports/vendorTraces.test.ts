// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { deleteVendorTraces } from '#ports/vendorTraces.ts';

const names = ['_ga', '_ga_TEST', '_gid', '_gat', '_clck', '_clsk', '_gcl_au', '_gac_UA-1', 'kept'];

const cookies = () => document.cookie.split('; ').map((cookie) => cookie.split('=')[0]);

const writeCookie = (name: string, { document } = window) => {
  document.cookie = `${name}=1; path=/`;
};

beforeEach(() => {
  for (const name of names) writeCookie(name);
  sessionStorage.clear();
  sessionStorage.setItem('_cltk', '1');
  sessionStorage.setItem('draft', '1');
  localStorage.setItem('_gcl_ls', '1');
});

it('deletes everything that vendors store without a grant, and nothing else', () => {
  deleteVendorTraces(window, { analytics: false, marketing: false });
  expect(cookies()).toEqual(['kept']);
  expect(Object.keys(sessionStorage)).toEqual(['draft']);
  expect(Object.keys(localStorage)).toEqual([]);
});

it.each([
  ...['_gax', '_gidx', '_clckx', '_clskx', '_cltkx', '_gcl', '_gac'],
  ...names.map((name) => `x${name}`),
])('keeps %s, which only resembles a trace', (name) => {
  sessionStorage.setItem(name, '1');
  deleteVendorTraces(window, { analytics: false, marketing: false });
  expect(sessionStorage.getItem(name)).toBe('1');
});

it('deletes the traces of marketing alone', () => {
  deleteVendorTraces(window, { analytics: true, marketing: false });
  expect(cookies().toSorted()).toEqual(
    ['_ga', '_ga_TEST', '_gid', '_gat', '_clck', '_clsk', 'kept'].toSorted(),
  );
  expect(Object.keys(sessionStorage).toSorted()).toEqual(['_cltk', 'draft']);
  expect(Object.keys(localStorage)).toEqual([]);
});

it('deletes nothing that is granted', () => {
  deleteVendorTraces(window, { analytics: true, marketing: true });
  expect(cookies().toSorted()).toEqual(names.toSorted());
});

it('deletes a cookie on its host and on every domain above', () => {
  const written: string[] = [];
  const page = {
    document: {
      location: { hostname: 'www.interpunct.example' },
      get cookie() {
        return 'kept=_ga; _ga=GA1.1';
      },
      set cookie(text: string) {
        written.push(text);
      },
    },
    localStorage,
    sessionStorage,
  };
  deleteVendorTraces(page as unknown as Window, { analytics: false, marketing: false });
  expect(written).toEqual([
    '_ga=; path=/; max-age=-1',
    '_ga=; path=/; domain=www.interpunct.example; max-age=-1',
    '_ga=; path=/; domain=interpunct.example; max-age=-1',
    '_ga=; path=/; domain=example; max-age=-1',
  ]);
});

it('R16.6 deletes the cookies where the storages are denied', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  deleteVendorTraces(window, { analytics: false, marketing: false });
  expect(cookies()).toEqual(['kept']);
});
