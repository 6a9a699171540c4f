/**
 * Shows the drafts of the tab in the prerendered fields. Without it, a visitor who has reloaded the page types into
 * fields that look empty, and what they type takes the place of the draft. The site takes over what stands there: by
 * `data-draft`, it can tell a draft that was deleted meanwhile.
 */
export function showDrafts(): void {
  for (const form of document.querySelectorAll<HTMLElement>('form[data-machine]')) {
    try {
      const end = `-${form.dataset.machine}-draft`;
      const key = Object.keys(sessionStorage).find((one) => one.endsWith(end)) ?? '';
      const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}');
      for (const field of form.querySelectorAll<HTMLInputElement>('[data-field]')) {
        const text = draft[field.name];
        if (field.value !== '' || typeof text !== 'string') continue;
        field.value = text;
        field.dataset.draft = text;
      }
    } catch {
      // The storage is denied or damaged. The fields stay empty.
    }
  }
}
