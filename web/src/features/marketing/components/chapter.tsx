import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn.ts'

interface ChapterProps {
  title: string
  picture: ReactNode
  /** On which side the picture stands where there is room for both. */
  side?: 'left' | 'right'
  children: ReactNode
}

/** One step of the story: a few sentences beside the screen that they are about. */
export const Chapter = ({ title, picture, side = 'right', children }: ChapterProps) => (
  <section
    className={cn(
      'grid items-center gap-x-16 gap-y-7 py-10 lg:py-14',
      side === 'left' ? 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]' : 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
    )}
  >
    <div className={cn('flex flex-col gap-3.5 text-ink-soft', side === 'left' && 'lg:order-last')}>
      <h2 className="text-25 text-ink">{title}</h2>
      {children}
    </div>
    {picture}
  </section>
)
