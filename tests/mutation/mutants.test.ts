import { mutantsOf, survivorsOf } from '@interpunct/model-kit/mutants';
import { expect, it } from 'vitest';
import { machines } from '../machines/machines.ts';
import { knownOf } from '../machines/models.ts';
import { SURVIVORS } from './survivors.ts';

const counted = Object.keys(machines).map((id) => [id, mutantsOf(knownOf(id)[0]).length] as const);

it.each(counted)(
  '%s has %i mutants, each of which is noticed or makes no difference',
  (id) => {
    const survivors = survivorsOf(...knownOf(id)).filter((one) => !/^The exploration/.test(one));
    expect(survivors.toSorted()).toEqual(Object.keys(SURVIVORS[id] ?? {}).toSorted());
  },
  120_000,
);
