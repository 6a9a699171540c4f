import type { NameplateActor } from '#machines/nameplate.machine.ts';
import { useSelector } from '#views/basics/useSelector.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';

/** What stands in the visitor's place among the partners: the name that was typed, or the words for one. */
export function useVisitorName(actor: NameplateActor): string {
  const { t } = useTranslation('partnership');
  const name = useSelector(actor, (snapshot) => snapshot.context.name);
  return useSelector(actor, (snapshot) => snapshot.matches('blank')) ? t('hero.visitor') : name;
}
