import { type ReactNode, useId } from 'react'

interface PartProps {
  title: string
  /** For links to it. */
  anchor?: string
  aside?: ReactNode
  children: ReactNode
}

/** A part of a page about one home, under its own heading. On paper it is left out while it is loading. */
export function Part({ title, anchor, aside, children }: PartProps) {
  const id = useId()
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="flex min-w-0 scroll-mt-24 flex-col gap-4 print:has-data-skeleton:hidden"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-20">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
