import { Heart } from 'lucide-react'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { cn } from '@/components/ui/cn.ts'
import { paths } from '@/lib/paths.ts'
import { useFavourite } from '@/lib/shortlist/change-saved.ts'
import { useSavedHomes } from './property-field.tsx'

const failed = () => ({ title: 'Error updating property', description: 'Failed to update property favorite status' })

/** The home of an event as a favourite: the heart answers at once, and goes back when that could not be kept. */
export const FavouriteHeart = ({ propertyId, name }: { propertyId: string; name: string }) => {
  const { state } = useSavedHomes()
  const { isFavourite, isPending, toggle } = useFavourite({ propertyId, score: null, searchId: null }, failed)
  if (state === 'gated') {
    return (
      <ButtonLink
        Icon={Heart}
        variant="quiet"
        size="icon"
        className="-my-2.5 -mr-3"
        to={paths.pricing}
        aria-label="Favourites are part of a plan: view plans"
      />
    )
  }
  if (state !== 'ready') return null
  return (
    <Button
      variant="quiet"
      size="icon"
      className="-my-2.5 -mr-3"
      aria-pressed={isFavourite}
      aria-label={`Favourite ${name}`}
      onClick={() => {
        if (!isPending) toggle()
      }}
    >
      <Heart aria-hidden className={cn('size-5', isFavourite && 'fill-current text-danger')} />
    </Button>
  )
}
