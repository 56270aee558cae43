import { Component, type ReactNode } from 'react';
import { UNEXPECTED_ERROR } from '../shared/api/api-error.ts';
import { ErrorPanel } from '../ui/panel/error-panel.tsx';

interface Props {
  children: ReactNode;
}

/** Keeps the header and menu usable when a screen breaks or its script cannot be loaded. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorPanel
        title={UNEXPECTED_ERROR}
        hint="화면을 다시 불러와 주세요."
        action="다시 불러오기"
        onRetry={() => location.reload()}
      />
    );
  }
}
