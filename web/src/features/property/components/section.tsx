import { type ReactNode, useId } from 'react'

export const Section = ({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
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
