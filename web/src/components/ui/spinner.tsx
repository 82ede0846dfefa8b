import { cn } from './cn.ts'

/** A spinner without a label; put the label beside it. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden className={cn('animate-turn', className ?? 'size-5')}>
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.5" opacity="0.22" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  )
}

/** A full-page spinner with a label. Fills the viewport, so that the footer stays below it as it will with content. */
export function PageSpinner({ label = 'Loading…' }: { label?: string }) {
  return (
    <div role="status" className="grid min-h-dvh place-items-center text-ink-faint">
      <span className="flex items-center gap-3 text-14">
        <Spinner />
        {label}
      </span>
    </div>
  )
}

export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden data-skeleton className={cn('animate-breathe rounded-md bg-sunken', className)} />
}

/** The price, address and facts of a home. */
export function CardLineSkeletons() {
  return (
    <>
      <Skeleton className="h-8 w-28" />
      <Skeleton className="h-5 w-3/4" />
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-5 w-2/3" />
    </>
  )
}

export function Skeletons({ count, className }: { count: number; className: string }) {
  return Array.from({ length: count }, (_, row) => <Skeleton key={row} className={className} />)
}
