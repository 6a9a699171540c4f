/** What a visitor uses: its role and its name, the state that it is in, and the selector of its place. */
export type Control = { place: string | null; role: string; name: string; state: string | null };

/**
 * Reads a control: `header > button "Services" collapsed` is such a button in the header. A control
 * without a place is in the element of its machine. What has no role is found by its selector alone.
 */
export function parseControl(line: string): Control {
  const parts = /^(?:(.+) > )?([a-z]+) "(.*)"(?: (expanded|collapsed|focused))?$/.exec(line) ?? [];
  const [, place = parts.length > 0 ? null : line, role = '', name = '', state = null] = parts;
  return { place, role, name, state };
}
