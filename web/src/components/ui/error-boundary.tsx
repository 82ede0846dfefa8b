import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  fallback?: ReactNode
  /** The current location: a change resets the boundary. */
  place?: string
  children: ReactNode
}

/** Confines render errors and failed imports to its children. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidUpdate(before: ErrorBoundaryProps, { hasFailed }: { hasFailed: boolean }) {
    if (hasFailed && before.place !== this.props.place) this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? (this.props.fallback ?? null) : this.props.children
  }
}
