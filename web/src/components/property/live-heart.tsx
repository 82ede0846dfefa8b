import { Heart } from 'lucide-react'
import { cn } from '@/components/ui/cn.ts'
import { useFavourite } from '@/lib/shortlist/use-favourite.ts'
import type { HeartButtonProps } from './heart-button.tsx'

/** The heart that works. */
export const LiveHeart = ({ name, className, ...found }: HeartButtonProps) => {
  const { isFavourite, toggle } = useFavourite(found)
  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      aria-label={`Favourite ${name}`}
      onClick={toggle}
      className={cn(className, isFavourite ? 'text-danger' : 'text-ink-soft hover:text-ink')}
    >
      <Heart aria-hidden className={cn('size-5', isFavourite && 'fill-current')} />
    </button>
  )
}
