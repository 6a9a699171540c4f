/** The provider whose model answers in the chat. */
export const chatProvider = { name: 'OpenAI', url: 'https://openai.com' } as const;
