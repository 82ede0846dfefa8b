import { Heart } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { cn } from '@/components/ui/cn.ts'
import type { FoundHome } from '@/lib/shortlist/use-favourite.ts'

const LiveHeart = lazy(async () => ({ default: (await import('./live-heart.tsx')).LiveHeart }))

export interface HeartButtonProps extends FoundHome {
  /** What the button is called after: "Favourite 12 Lennox Street". */
  name: string
  className?: string
}

/** Marks a home as a favourite. Its code comes after the page's own; until then the same heart stands still. */
export const HeartButton = ({ className, ...rest }: HeartButtonProps) => {
  const look = cn(
    'grid size-11 shrink-0 place-items-center rounded-full bg-surface transition-[scale,color] hover:scale-105 active:scale-90',
    className,
  )
  return (
    <Suspense
      fallback={
        <span className={cn(look, 'text-ink-soft')}>
          <Heart aria-hidden className="size-5" />
        </span>
      }
    >
      <LiveHeart {...rest} className={look} />
    </Suspense>
  )
}
