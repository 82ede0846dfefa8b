import type { LucideIcon } from 'lucide-react'
import { cn } from './cn.ts'

export interface IconListItem {
  readonly Icon: LucideIcon
  readonly title: string
  readonly text: string
}

export function IconList({ items, className }: { items: readonly IconListItem[]; className?: string }) {
  return (
    <dl className={cn('grid gap-y-7', className)}>
      {items.map(({ Icon, title, text }) => (
        <div key={title} className="pl-9.5">
          <dt className="relative font-semibold">
            <Icon className="absolute top-0.5 -left-9.5 size-5.5 text-eucalypt" strokeWidth={1.75} />
            {title}
          </dt>
          <dd className="mt-0.5 max-w-[48ch] text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
