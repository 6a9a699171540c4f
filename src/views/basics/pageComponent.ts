import type { ComponentType } from 'react';
import type { EmbedActor } from '#machines/embed.machine.ts';
import type { FormActor } from '#machines/form.machine.ts';
import type { HeroRotatorActor } from '#machines/heroRotator.machine.ts';
import type { NameplateActor } from '#machines/nameplate.machine.ts';

/** The actors that pages render. Each page picks those it needs. */
export type PageActors = {
  heroRotator: HeroRotatorActor;
  embed: EmbedActor;
  contactForm: FormActor;
  nameplate: NameplateActor;
};

/** A page. Renders the content of `main`. */
export type PageComponent = ComponentType<{ actors: PageActors }>;
