import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'

interface NoticeProps {
  title: string
  children?: ReactNode
  action?: ReactNode
  Icon?: LucideIcon
  isError?: boolean
  className?: string
}

/** An empty or failed state: what happened, what to do, and a button for it. */
export function Notice({ title, children, action, Icon, isError = false, className }: NoticeProps) {
  return (
    <div
      role={isError ? 'alert' : undefined}
      className={cn('flex flex-col items-center gap-2 px-4 py-10 text-center', className)}
    >
      {Icon && <Icon strokeWidth={1.5} className={cn('mb-1 size-8', isError ? 'text-danger' : 'text-ink-faint')} />}
      <p className="text-16 font-semibold text-ink">{title}</p>
      {children !== undefined && <p className="max-w-[46ch] text-14 text-ink-soft">{children}</p>}
      {action !== undefined && <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
