import type { ReactNode } from 'react'

/** Controls at the bottom of a map, beside its scale. */
export function MapCorner({ children }: { children: ReactNode }) {
  return (
    <div className="pointer-events-none absolute right-3 bottom-3 z-[1000] flex max-w-[calc(100%-6.25rem)] flex-wrap items-center justify-end gap-2 *:pointer-events-auto">
      {children}
    </div>
  )
}
