import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'

/** The summary of a `details` of class `group`: a chevron that turns as it opens. */
export function FoldSummary({ className, children }: { className: string; children: ReactNode }) {
  return (
    <summary
      className={cn('flex cursor-pointer list-none items-center gap-2 [&::-webkit-details-marker]:hidden', className)}
    >
      <ChevronDown className="size-4 shrink-0 -rotate-90 text-ink-faint transition-transform group-open:rotate-0 print:hidden" />
      {children}
    </summary>
  )
}
