import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import type { Connect, Plugin } from 'vite';
import { defaultLanguage, type Language, languages } from '../content/languages.ts';
import { answerIn } from '../content/systemPrompt.ts';

/** Base address of the demo provider, on the site's own origin. */
export const DEMO_PROVIDER = '/demo-provider/v1';

/** Shorter texts, in characters, are labels and headlines, which answer no question. */
const MIN_LENGTH = 50;

type Texts = { [key: string]: string | Texts };

const phrases: Record<Language, { unknown: string; note: string }> = {
  en: {
    unknown:
      'I have found nothing about that on this site. Please ask the team by the contact form.',
    note: '(This is a demonstration: the answer is put together from the texts of this site.)',
  },
  fr: {
    unknown:
      'Je n’ai rien trouvé à ce sujet sur ce site. Le formulaire de contact vous mène à l’équipe.',
    note: '(Ceci est une démonstration\u00a0: la réponse est composée des textes de ce site.)',
  },
  de: {
    unknown:
      'Dazu habe ich auf dieser Website nichts gefunden. Fragen Sie das Team über das Kontaktformular.',
    note: '(Dies ist eine Vorführung: Die Antwort ist aus den Texten dieser Website zusammengestellt.)',
  },
};

/** The failures that a message such as `/fail 401` requests, each with its status and body. */
const failures: Record<string, { status: number; body: string }> = {
  '401': { status: 401, body: '{"error":{"message":"wrong key"}}' },
  '429': { status: 429, body: '{"error":{"message":"too many requests"}}' },
  '500': { status: 500, body: '{"error":{"message":"broken"}}' },
  html: { status: 200, body: '<!doctype html><title>Welcome</title>' },
  empty: { status: 200, body: '' },
  choices: { status: 200, body: '{"choices":[]}' },
};

const leavesOf = (texts: Texts): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : leavesOf(text)));

/** Indexes the site's texts in a language. */
function indexTexts(language: Language): MiniSearch {
  const folder = join('src/locales', language);
  const texts = readdirSync(folder)
    .flatMap((file) => leavesOf(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Texts))
    .filter((text) => text.length >= MIN_LENGTH && !text.includes('{{'));
  const index = new MiniSearch({
    fields: ['text'],
    storeFields: ['text'],
    processTerm: (term) => term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
    searchOptions: { prefix: (term) => term.length > 3, fuzzy: 0.15 },
  });
  index.addAll([...new Set(texts)].map((text, id) => ({ id, text })));
  return index;
}

type ChatRequest = { messages: { role: string; content: string }[] };

/** Answers the last message from the site's texts, in the language that the system prompt names. */
export function answerFromTexts({ messages }: ChatRequest): string {
  const system = messages.find(({ role }) => role === 'system')?.content ?? '';
  const asked = languages.find(({ code }) => system.includes(answerIn(code)));
  const language = asked?.code ?? defaultLanguage;
  const words = (messages.at(-1)?.content.match(/\p{L}{4,}/gu) ?? []).join(' ');
  const found = indexTexts(language).search(words).slice(0, 2);
  const { unknown, note } = phrases[language];
  const sentences = found.map(({ text }) => String(text));
  return [...(sentences.length > 0 ? sentences : [unknown]), '', note].join('\n');
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const asked = JSON.parse(Buffer.concat(parts).toString('utf8')) as ChatRequest;
  const [, wish = ''] = asked.messages.at(-1)?.content.match(/^\/fail (\w+)$/) ?? [];
  if (wish === 'hang') return;
  const message = { role: 'assistant', content: answerFromTexts(asked) };
  const { status, body } = failures[wish] ?? {
    status: 200,
    body: JSON.stringify({ object: 'chat.completion', choices: [{ index: 0, message }] }),
  };
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
}

/**
 * Serves a demo provider for the chat while developing and previewing. It speaks the provider's
 * protocol, answers from the site's texts and fails on demand (README). No build contains it.
 */
export function demoProviderPlugin(): Plugin {
  const use = ({ middlewares }: { middlewares: Connect.Server }) => {
    middlewares.use(`${DEMO_PROVIDER}/chat/completions`, (request, response, next) => {
      respond(request, response).catch(next);
    });
  };
  return { name: 'demo-provider', configureServer: use, configurePreviewServer: use };
}
