import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { cn } from './cn.ts'

export const Page = ({ title, className, children }: { title: string; className?: string; children: ReactNode }) => (
  <div className={cn('mx-auto w-full max-w-6xl px-4 py-8 sm:px-6 sm:py-10', className)}>
    <title>{`${title} · Verandah`}</title>
    {children}
  </div>
)

/** The one h1 of a screen. After a navigation it takes the focus, so that readers and keys start there. */
export const PageHeading = ({ children, className }: { children: ReactNode; className?: string }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirstPage = useLocation().key === 'default'
  useEffect(() => {
    if (!isFirstPage) heading.current?.focus({ preventScroll: true })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each screen, not for each change of its query
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1} className={cn('text-25 sm:text-31', className)}>
      {children}
    </h1>
  )
}
