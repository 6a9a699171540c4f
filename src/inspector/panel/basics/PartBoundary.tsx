/** @jsxImportSource react */
import { Component, type ReactNode } from 'react';
import { sentenceOf } from '../../record/errors.ts';
import { Button } from './controls.tsx';

type Props = { children: ReactNode };

/** Keeps the rest of the panel when one part of it throws. A new key makes a new attempt. */
export class PartBoundary extends Component<Props, { problem: string | null }> {
  override state: { problem: string | null } = { problem: null };

  static getDerivedStateFromError(error: unknown) {
    return { problem: sentenceOf(error) };
  }

  override render() {
    const { problem } = this.state;
    if (problem === null) return this.props.children;
    return (
      <div role="alert" className="problem">
        <p>This part of the inspector has failed: {problem}</p>
        <Button onClick={() => this.setState({ problem: null })}>Try again</Button>
      </div>
    );
  }
}
