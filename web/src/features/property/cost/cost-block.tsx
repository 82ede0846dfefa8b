import { type ReactNode, useId } from 'react'

export function CostBlock({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 break-inside-avoid">
      <h3 id={id} className="text-16 font-semibold">
        {title}
      </h3>
      {children}
    </section>
  )
}
