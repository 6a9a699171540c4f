import { expect, it } from 'vitest';
import { SessionCoverage } from '../../../src/inspector/panel/coverage/sessionCoverage.ts';
import { openWorkshop } from '../openWorkshop.ts';
import { createStorage } from '../storage.ts';

it('R18.5, R18.19 counts entries that have left the record, and goes on over sessions', () => {
  const { inspector } = openWorkshop();
  const kept = createStorage();
  const storage = () => kept;
  const { id } = inspector.app.root;
  let isEmpty = false;
  const getView = () => ({ ...inspector.getView(), ...(isEmpty && { entries: [] }) });
  const coverage = new SessionCoverage({ ...inspector, getView }, storage);
  inspector.send(id, { type: 'desk.open' });
  coverage.count();
  const visited = coverage.getView();
  expect(visited[id]).toContain(`${id}.desk.open.planning`);
  isEmpty = true;
  coverage.count();
  expect(coverage.getView()).toEqual(visited);
  coverage.end();
  const next = new SessionCoverage({ ...inspector, getView }, storage);
  expect(next.getView()).toEqual(visited);
  isEmpty = false;
  inspector.send(id, { type: 'desk.close' });
  next.count();
  expect(next.getView()[id]).toEqual(
    expect.arrayContaining([...(visited[id] ?? []), `${id}.desk.closing.sweeping`]),
  );
});
