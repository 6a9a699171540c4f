/** The package does not export its types. */
declare module 'dom-accessibility-api' {
  export function computeAccessibleName(
    element: Element,
    options: { computedStyleSupportsPseudoElements: boolean; hidden: boolean },
  ): string;
  export function getRole(element: Element): string | null;
  export function isInaccessible(element: Element): boolean;
}
