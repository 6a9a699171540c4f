import {
  type DependencyList,
  type EffectCallback,
  // biome-ignore lint/style/noRestrictedImports: the one place that takes it from React
  useEffect as useEffectOf,
  // biome-ignore lint/style/noRestrictedImports: the one place that takes it from React
  useLayoutEffect as useLayoutEffectOf,
} from 'react';
import { useVisit } from './visit.ts';

/**
 * An effect that outlives what it touches, and reports it: focus, dialogs, popovers and scrolling may throw.
 * React takes a part of the page away whose effect throws, and the whole page where nothing contains it.
 */
function useOutliving(effect: EffectCallback): EffectCallback {
  const { reportFault } = useVisit();
  const attempt = <Result>(run: () => Result): Result | undefined => {
    try {
      return run();
    } catch (error) {
      reportFault(error);
      return undefined;
    }
  };
  return () => {
    const end = attempt(effect);
    return end && (() => attempt(end));
  };
}

export function useEffect(effect: EffectCallback, dependencies?: DependencyList): void {
  useEffectOf(useOutliving(effect), dependencies);
}

export function useLayoutEffect(effect: EffectCallback, dependencies?: DependencyList): void {
  useLayoutEffectOf(useOutliving(effect), dependencies);
}
