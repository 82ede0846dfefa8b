import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: string
  /** What links to the section name. */
  anchor?: string
  aside?: ReactNode
  children: ReactNode
}

export const Section = ({ title, anchor, aside, children }: SectionProps) => {
  const id = useId()
  return (
    <section id={anchor} aria-labelledby={id} className="flex scroll-mt-24 flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-20">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
