import { useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { Heart } from 'lucide-react'
import type { Compared } from '../use-compared.ts'
import type { Removed } from '../use-removed.ts'
import { NoSavedHomes } from './no-homes.tsx'
import { SavedList } from './saved-list.tsx'

interface FavouritesTabProps {
  removed: Removed
  compared: Compared
  onShowSaved: () => void
}

/** The favourites. One whose heart is taken away stays until the tab is left, so that a slip of the thumb is taken back there. */
export const FavouritesTab = ({ removed, compared, onShowSaved }: FavouritesTabProps) => {
  const { shown } = removed
  const [atFirst] = useState(() => new Set(shown.filter(({ favorite }) => favorite).map(({ id }) => id)))
  const favourites = shown.filter(({ id, favorite }) => favorite || atFirst.has(id))
  const empty =
    shown.length === 0 ? <NoSavedHomes title="No favorites yet" /> : <NoFavourites onShowSaved={onShowSaved} />
  return <SavedList homes={favourites} removed={removed} compared={compared} empty={empty} />
}

const NoFavourites = ({ onShowSaved }: { onShowSaved: () => void }) => (
  <Notice
    className="py-20"
    icon={<Heart className="size-8" strokeWidth={1.5} aria-hidden />}
    title="No favorites yet"
    action={
      <Button variant="secondary" onClick={onShowSaved}>
        Show saved homes
      </Button>
    }
  >
    Tap the heart of a home that you could live in, and it stands here too.
  </Notice>
)
