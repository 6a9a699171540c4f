// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '#app/visit/ErrorBoundary.tsx';

const fault = { isThere: false };

function Part() {
  if (fault.isThere) throw new Error('broken on purpose');
  return <p>Part</p>;
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('R16.10 contains a crash, and renders the children again with the next route', () => {
  const onError = vi.fn();
  const site = (path: string) => (
    <>
      <ErrorBoundary resetKey={path} fallback={<p>Fallback</p>} onError={onError}>
        <Part />
      </ErrorBoundary>
      <p>Rest</p>
    </>
  );
  fault.isThere = true;
  const { rerender } = render(site('/en/'));
  expect(screen.getByText('Fallback')).toBeTruthy();
  expect(screen.getByText('Rest')).toBeTruthy();
  expect(onError).toHaveBeenCalledOnce();
  fault.isThere = false;
  rerender(site('/en/'));
  expect(screen.queryByText('Part')).toBeNull();
  rerender(site('/en/about'));
  expect(screen.getByText('Part')).toBeTruthy();
});
