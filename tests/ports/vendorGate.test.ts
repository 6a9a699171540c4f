import { expect, it, vi } from 'vitest';
import { closeVendorGate, prepareVendorGate } from '#ports/vendorGate.ts';

/** A document with these frames, and what is added to its head. */
function createDocument(...frames: object[]) {
  const added: object[] = [];
  const document = {
    createElement: (name: string) => ({ name }),
    head: { append: (element: object) => added.push(element) },
    querySelectorAll: (selector: string) => (selector === 'iframe' ? frames : []),
  };
  return { document: document as unknown as Document, added };
}

it('takes away what hands requests over to the browser', () => {
  const page = { fetchLater: () => {}, fetch: () => {} };
  prepareVendorGate(page as unknown as Window);
  expect(Object.keys(page)).toEqual(['fetch']);
});

it('adds the policy that blocks every other host', () => {
  const { document, added } = createDocument();
  closeVendorGate(document);
  expect(added).toEqual([
    {
      name: 'meta',
      httpEquiv: 'Content-Security-Policy',
      content: "default-src 'self'; style-src 'self' 'unsafe-inline'; form-action 'self'",
    },
  ]);
});

it('removes the frames that a script has made, and keeps those of other hosts', () => {
  const own = { contentDocument: {}, remove: vi.fn() };
  const film = { contentDocument: null, remove: vi.fn() };
  closeVendorGate(createDocument(own, film).document);
  expect(own.remove).toHaveBeenCalledOnce();
  expect(film.remove).not.toHaveBeenCalled();
});
