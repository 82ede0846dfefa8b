import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn.ts'
import { useTheme } from '@/lib/theme/theme.ts'
import { type Detail, type Hero, screenAddress, shapes } from '../screens.ts'

interface ChapterProps {
  title: string
  screen: Detail
  alt: string
  side?: 'left' | 'right'
  children: ReactNode
}

export function Chapter({ title, screen, alt, side = 'right', children }: ChapterProps) {
  const [theme] = useTheme()
  const address = screenAddress(screen, 'detail', theme)
  return (
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
      <img src={address} alt={alt} {...shapes.detail} loading="lazy" decoding="async" className={frame} />
    </section>
  )
}

const frame = 'block h-auto w-full rounded-xl border border-line bg-sunken'

/** The first screenshot of a page, in the page's theme: the wide one, or the phone's on a phone. */
export function HeroScreen({ name, alt }: { name: Hero; alt: string }) {
  const [theme] = useTheme()
  const wide = screenAddress(name, 'wide', theme)
  return (
    <picture>
      <source media="(width < 40rem)" srcSet={screenAddress(name, 'phone', theme)} {...shapes.phone} />
      <img src={wide} alt={alt} {...shapes.wide} fetchPriority="high" className={frame} />
    </picture>
  )
}
