import { cn } from './cn.ts'

/** A quiet block in the place and size of what is coming. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden className={cn('animate-breathe rounded-md bg-sunken', className)} />
)

/** The same block several times, as rows of a list. */
export const Skeletons = ({ count, className }: { count: number; className: string }) =>
  Array.from({ length: count }, (_, row) => <Skeleton key={row} className={className} />)
