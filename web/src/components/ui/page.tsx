import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { cn } from './cn.ts'

interface PageProps {
  title: string
  description?: string
  /** `narrow` is for forms and text. */
  width?: 'wide' | 'narrow'
  className?: string
  children: ReactNode
}

export function Page({ title, description, width = 'wide', className, children }: PageProps) {
  return (
    <div
      className={cn(
        'mx-auto w-full px-4 py-8 sm:px-6 sm:py-10',
        width === 'wide' ? 'max-w-6xl' : 'max-w-3xl',
        className,
      )}
    >
      <title>{`${title} · Verandah`}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {children}
    </div>
  )
}

/** The only h1 of a screen. Takes focus after a navigation, so that screen readers and keyboards start there. */
export function PageHeading({ children, className }: { children: ReactNode; className?: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirstPage = useRef(useLocation().key === 'default')
  useEffect(() => {
    if (!isFirstPage.current) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1} className={cn('text-25 sm:text-31', className)}>
      {children}
    </h1>
  )
}
