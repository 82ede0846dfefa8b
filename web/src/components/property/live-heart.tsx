import { Heart } from 'lucide-react'
import { cn } from '@/components/ui/cn.ts'
import { useFavourite } from '@/lib/shortlist/change-saved.ts'
import type { FoundHome } from '@/lib/shortlist/send-change.ts'

export interface HeartProps extends FoundHome {
  /** Completes the accessible name: "Favourite 12 Lennox Street". */
  name: string
  className?: string
}

export function LiveHeart({ name, className, ...found }: HeartProps) {
  const { isFavourite, toggle } = useFavourite(found)
  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      aria-label={`Favourite ${name}`}
      onClick={toggle}
      className={cn(className, isFavourite ? 'text-danger' : 'text-ink-soft hover:text-ink')}
    >
      <Heart className={cn('size-5', isFavourite && 'fill-current')} />
    </button>
  )
}
