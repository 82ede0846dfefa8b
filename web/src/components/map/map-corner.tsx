import type { ReactNode } from 'react'

/** Controls at the bottom of a map, beside its scale; of a map that ends below the window, at the window's bottom. */
export function MapCorner({ children }: { children: ReactNode }) {
  return (
    <div className="pointer-events-none absolute inset-3 z-[1000] flex items-end justify-end">
      <div className="sticky bottom-3 flex max-w-[calc(100%-4.75rem)] flex-wrap items-center justify-end gap-2 *:pointer-events-auto">
        {children}
      </div>
    </div>
  )
}
