import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { cn } from '@/components/ui/cn.ts'

interface HomeLinkProps {
  to: string
  Icon: LucideIcon
  tone?: 'text-eucalypt' | 'text-ochre'
  /** Tells homes apart where several are listed. */
  name: string | undefined
  children: ReactNode
}

/** A quiet link from a saved home to one of its pages. */
export function HomeLink({ to, Icon, tone = 'text-eucalypt', name, children }: HomeLinkProps) {
  return (
    <p className="text-14 text-ink-soft tabular-nums">
      <Link
        to={to}
        className="inline-flex min-h-6 items-center gap-1.5 underline decoration-line underline-offset-4 hover:decoration-current pointer-coarse:min-h-11"
      >
        <Icon className={cn('size-4 shrink-0', tone)} />
        {children}
        {name !== undefined && <span className="sr-only"> for {name}</span>}
      </Link>
    </p>
  )
}
