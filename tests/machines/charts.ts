import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A chart as mermaid draws it: a `stateDiagram-v2`. */
export function toMermaid(machine: AnyStateMachine): string {
  const lines = ['stateDiagram-v2'];
  drawStates(machine.root, lines, '  ');
  drawTransitions(machine.root, lines);
  return lines.join('\n');
}

/** Every node below one, itself included. */
export function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

const nameOf = (node: AnyStateNode) => node.id.replaceAll(/\W+/g, '_');

function drawStates(node: AnyStateNode, lines: string[], indent: string): void {
  for (const state of Object.values(node.states)) {
    lines.push(`${indent}state "${state.key}" as ${nameOf(state)}`);
    if (Object.keys(state.states).length > 0) {
      lines.push(`${indent}state ${nameOf(state)} {`);
      drawStates(state, lines, `${indent}  `);
      lines.push(`${indent}}`);
    }
  }
  for (const target of node.type === 'compound'
    ? ((node.initial.target ?? []) as readonly AnyStateNode[])
    : []) {
    lines.push(`${indent}[*] --> ${nameOf(target)}`);
  }
}

/** `xstate.after.shownFor.breadcrumbs.visible` reads better as «after shownFor». */
function readable(eventType: string): string {
  return eventType
    .replace(/^xstate\.after\.(\w+)\..*/, 'after $1')
    .replace(/^xstate\.(done|error)\.actor\.(?:\d+\.)?(\w+).*/, '$2 $1')
    .replace(/^$/, 'always');
}

function guardOf({ guard }: AnyTransitionDefinition): string {
  if (!guard) return '';
  const name = typeof guard === 'object' && 'type' in guard ? guard.type : guard;
  return ` [${typeof name === 'function' ? 'guard' : name}]`;
}

function drawTransitions(root: AnyStateNode, lines: string[]): void {
  for (const node of nodesOf(root)) {
    const transitions = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
    for (const transition of transitions as AnyTransitionDefinition[]) {
      const label = `${readable(transition.eventType)}${guardOf(transition)}`.replaceAll(':', '');
      // What the machine answers in any state is drawn from each of them: mermaid has no root.
      const sources = node === root ? Object.values(root.states) : [node];
      for (const target of (transition.target ?? []) as readonly AnyStateNode[]) {
        for (const source of sources) {
          lines.push(`  ${nameOf(source)} --> ${nameOf(target)} : ${label}`);
        }
      }
    }
  }
}
