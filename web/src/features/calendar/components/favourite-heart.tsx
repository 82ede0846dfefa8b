import { Heart } from 'lucide-react'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { cn } from '@/components/ui/cn.ts'
import { paths } from '@/lib/paths.ts'
import { useFavouriteHome } from '../api/favourite-home.ts'
import { useSavedHomes } from '../use-saved-homes.ts'

/** The home of an event as a favourite: the heart answers at once, and goes back when that could not be kept. */
export const FavouriteHeart = ({ propertyId, name }: { propertyId: string; name: string }) => {
  const { state, records } = useSavedHomes()
  const favouring = useFavouriteHome()
  if (state === 'gated') {
    return (
      <ButtonLink
        variant="quiet"
        size="icon"
        className="-my-2.5 -mr-3"
        to={paths.pricing}
        aria-label="Favourites are part of a plan: view plans"
      >
        <Heart aria-hidden className="size-5" />
      </ButtonLink>
    )
  }
  if (state !== 'ready') return null
  const saved = records.find((record) => record.propertyId === propertyId)
  const isFavourite = favouring.isPending ? favouring.variables.favorite : saved?.favorite === true
  return (
    <Button
      variant="quiet"
      size="icon"
      className="-my-2.5 -mr-3"
      aria-pressed={isFavourite}
      aria-label={`Favourite ${name}`}
      onClick={() => {
        if (!favouring.isPending) favouring.mutate({ propertyId, saved, favorite: !isFavourite })
      }}
    >
      <Heart aria-hidden className={cn('size-5', isFavourite && 'fill-current text-danger')} />
    </Button>
  )
}
