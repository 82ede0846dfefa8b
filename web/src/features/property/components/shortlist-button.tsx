import { Bookmark, BookmarkCheck } from 'lucide-react'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { useSavedHome } from '@/lib/endpoints/saved-properties.ts'
import { paths } from '@/lib/paths.ts'
import type { FoundHome } from '@/lib/shortlist/use-favourite.ts'
import { useSaveHome } from '@/lib/shortlist/use-save-home.ts'

/** On the narrowest phones the drawing has to do. */
const wordsClass = 'max-[22.5rem]:sr-only'

/** Puts a home on the shortlist; of one that is there it says so, and leads there. */
export const ShortlistButton = ({ found }: { found: FoundHome }) => {
  const { isSaved } = useSavedHome(found.propertyId)
  const { save } = useSaveHome(found)
  if (isSaved) {
    return (
      <ButtonLink to={paths.shortlist} variant="quiet" size="sm" className="min-h-11! max-sm:px-3! text-eucalypt!">
        <BookmarkCheck aria-hidden className="size-4.5" />
        <span className={wordsClass}>On your shortlist</span>
      </ButtonLink>
    )
  }
  return (
    <Button variant="quiet" size="sm" className="min-h-11! max-sm:px-3!" onClick={() => save()}>
      <Bookmark aria-hidden className="size-4.5" />
      <span className={wordsClass}>Add to shortlist</span>
    </Button>
  )
}
