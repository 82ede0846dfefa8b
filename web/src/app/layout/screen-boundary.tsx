import { Component, type ReactNode } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { Notice } from '@/components/ui/notice.tsx'

/** A screen that breaks says so and offers to load again; header and footer stay. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <Notice
        isError
        className="py-24"
        title="This page could not be shown"
        action={<Button onClick={() => window.location.reload()}>Load again</Button>}
      >
        Something went wrong on our side, or the connection broke while the page was loading.
      </Notice>
    )
  }
}
