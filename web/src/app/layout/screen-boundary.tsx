import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Button } from '@/components/ui/button.tsx'
import { ErrorBoundary } from '@/components/ui/error-boundary.tsx'
import { Notice } from '@/components/ui/notice.tsx'

/** A screen that breaks says so and offers to load again; header and footer stay, and other addresses open. */
export const ScreenBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary place={useLocation().pathname} fallback={brokenScreen}>
    {children}
  </ErrorBoundary>
)

const brokenScreen = (
  <Notice
    isError
    className="py-24"
    title="This page could not be shown"
    action={<Button onClick={() => window.location.reload()}>Load again</Button>}
  >
    Something went wrong on our side, or the connection broke while the page was loading.
  </Notice>
)
