import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Answer } from '#views/overlays/chat/Answer.tsx';

it('R10.13 a mark is looked for in the 500 characters that follow', () => {
  const bold = (length: number) => renderToString(<Answer text={`**${'a'.repeat(length)}**`} />);
  expect(bold(500)).toContain('<strong>');
  expect(bold(502)).not.toContain('<strong>');
});
