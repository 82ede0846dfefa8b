import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** What stands in the place of what broke; nothing where it is left out. */
  fallback?: ReactNode
  /** Where we are: at another place it is tried again. */
  place?: string
  children: ReactNode
}

/** What breaks in it, as a file that could not be loaded, takes nothing else along. */
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
