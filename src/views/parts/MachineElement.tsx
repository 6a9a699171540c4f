import type { ComponentProps } from 'react';
import { useMachineAttributes } from '#views/basics/machineAttributes.ts';

type MachineElementProps = ComponentProps<'div'> & {
  as?: 'div' | 'header';
  actor: Parameters<typeof useMachineAttributes>[0];
};

/** The element of a machine whose state changes often. React renders nothing else then. */
export function MachineElement({ as: Tag = 'div', actor, ...props }: MachineElementProps) {
  return <Tag {...props} {...useMachineAttributes(actor)} />;
}
