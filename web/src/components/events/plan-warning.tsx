import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** Says what has changed for a plan of a day. */
export function PlanWarning({ children }: { children: ReactNode }) {
  return (
    <div
      role="status"
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-ochre-soft p-4 sm:px-5"
    >
      <TriangleAlert className="size-5 shrink-0 text-ochre" />
      {children}
    </div>
  )
}
