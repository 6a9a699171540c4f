/** Whose answers the visitor reads in the chat. */
export const chatProvider = { name: 'OpenAI', url: 'https://openai.com' } as const;
