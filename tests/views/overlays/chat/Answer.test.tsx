import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Answer } from '#views/overlays/chat/Answer.tsx';

/** The markup of an answer, without attributes. */
const markupOf = (answer: string) =>
  renderToStaticMarkup(<Answer text={answer} />).replaceAll(/(?<=<\w+) [^>]*/g, '');

it('R10.13 a mark is looked for in the 500 characters that follow', () => {
  const bold = (length: number) => markupOf(`**${'a'.repeat(length)}**`);
  expect(bold(500)).toContain('<strong>');
  expect(bold(502)).not.toContain('<strong>');
});

const marked = `### What we do ##
Two **divisions** with *one*
__team__, and \`code\`.  
***All*** of it.

1. **Consulting**: brands
   - naming
   - identity

   Ask us.
2. Institute
* TECHSENSE
* Events
---
3. Dezember 2026
| Day | Place |
|-----|:-----:|
| one | here |

\`\`\`html
<b>**as it is**</b>
\`\`\`
- [ ] last
~~~
unclosed`;

it('R10.13 an answer has headings, lists, emphasis and code, and no other marks', () => {
  expect(markupOf(marked)).toBe(
    `<div>${[
      '<p><strong>What we do</strong></p>',
      '<p>Two <strong>divisions</strong> with <em>one</em>\n<strong>team</strong>, and <code>code</code>.\n<strong><em>All</em></strong> of it.</p>',
      '<ol><li><p><strong>Consulting</strong>: brands</p><ul><li><p>naming</p></li><li><p>identity</p></li></ul><p>Ask us.</p></li><li><p>Institute</p></li></ol>',
      '<ul><li><p>TECHSENSE</p></li><li><p>Events</p></li></ul>',
      '<p>3. Dezember 2026\n| Day | Place |</p>',
      '<p>| one | here |</p>',
      '<pre><code>&lt;b&gt;**as it is**&lt;/b&gt;</code></pre>',
      '<ul><li><p>[ ] last</p></li></ul>',
      '<pre><code>unclosed</code></pre>',
    ].join('')}</div>`,
  );
});
