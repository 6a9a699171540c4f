import { readLanguage } from '#app/routing/language.ts';
import { readConversation } from '#app/wiring/chat.ts';
import { RECORD_KEY } from '#app/wiring/consent.ts';
import { POPUP_FLAG } from '#app/wiring/createSite.ts';
import { formNames, readDraft } from '#app/wiring/forms.ts';
import type { InspectedApp } from '#inspector';
import { readConsent } from '#ports/consentRecord.ts';
import type { Store } from '#ports/storage.ts';

/** What of it no step depends on. */
const UNTOLD = ['scroll-positions'];

/** What the site had stored in words. What is not the site's keeps its name. */
export const storedInWords: InspectedApp['storedInWords'] = (stored) => {
  const told = new Set(UNTOLD);
  const storeOf = (isOfTab: boolean): Store => ({
    read: (key) => {
      told.add(key);
      const text = stored.find((one) => one.name === key && Boolean(one.isOfTab) === isOfTab);
      return text?.value ?? null;
    },
    write: () => false,
    remove: () => false,
  });
  const [local, session] = [storeOf(false), storeOf(true)];
  const consent = () => {
    try {
      const choice = readConsent(local.read(RECORD_KEY) ?? null, 0, Number.POSITIVE_INFINITY);
      const granted = Object.entries(choice ?? {}).flatMap(([to, is]) => (is ? [to] : []));
      return choice ? [`consent to ${granted.join(', ')} only`] : ['no choice of consent'];
    } catch {
      return ['a damaged choice of consent'];
    }
  };
  const conversation = readConversation(session);
  const said = conversation?.messages.map(({ role, content }) => `${role} “${content}”`) ?? [];
  const { isStored, preferred } = readLanguage(local);
  return [
    ...consent(),
    ...(isStored ? [`the language ${preferred}`] : []),
    ...(session.read(POPUP_FLAG) === 'shown' ? ['the invitation to the podcast as shown'] : []),
    ...(said.length > 0 ? [`a conversation of ${said.length} messages (${said.join(', ')})`] : []),
    ...(conversation?.draft ? [`a draft in the chat, “${conversation.draft}”`] : []),
    ...formNames.flatMap((form) =>
      Object.entries(readDraft(session, form).values).map(
        ([field, text]) => `“${text}” as ${field} in the form ${form}`,
      ),
    ),
    ...stored
      .filter(({ name }) => !told.has(name))
      .map(({ name, value }) => `“${name}” as “${value}”`),
  ];
};
