import { Heart } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { cn } from '@/components/ui/cn.ts'
import type { HeartProps } from './live-heart.tsx'

const LiveHeart = lazy(async () => ({ default: (await import('./live-heart.tsx')).LiveHeart }))

/** The favourite button. Its code loads after the page's; until then the same heart is shown without behaviour. */
export function HeartButton({ className, ...rest }: HeartProps) {
  const look = cn(
    'grid size-11 shrink-0 place-items-center rounded-full bg-surface transition-[scale,color] hover:scale-105 active:scale-90',
    className,
  )
  return (
    <Suspense
      fallback={
        <span className={cn(look, 'text-ink-soft')}>
          <Heart className="size-5" />
        </span>
      }
    >
      <LiveHeart {...rest} className={look} />
    </Suspense>
  )
}
