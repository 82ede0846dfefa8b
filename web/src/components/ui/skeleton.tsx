import { cn } from './cn.ts'

/** A quiet block in the place and size of what is coming. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden className={cn('animate-breathe rounded-md bg-sunken', className)} />
)
