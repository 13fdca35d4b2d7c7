// Shows an exception of the page below as a message; the page around it stays usable.

import type { ReactNode } from 'react';
import { Component } from 'react';
import styles from './App.module.css';

interface BoundaryProps {
  /** When this changes, the children are rendered again: another scenario may work. */
  readonly scenario: unknown;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly message: string | null;
}

export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { message: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override componentDidUpdate({ scenario }: BoundaryProps) {
    if (this.state.message !== null && scenario !== this.props.scenario) this.setState({ message: null });
  }

  override render() {
    const { message } = this.state;
    if (message === null) return this.props.children;
    return (
      <div className={styles.words} role="alert">
        <h1>This page has broken down</h1>
        <p>
          It is our mistake, not the scenario's. The link in the address bar still holds the scenario; loading
          the page again may help, and so may another scenario.
        </p>
        <p>
          What went wrong: <q>{message}</q>
        </p>
        <button type="button" className="button" onClick={() => this.setState({ message: null })}>
          Try again
        </button>
      </div>
    );
  }
}
