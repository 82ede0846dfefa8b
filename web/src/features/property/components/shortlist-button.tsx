import { Bookmark, BookmarkCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
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
  const { link, button, onPress } = useHandedFocus(isSaved)
  const onClick = () => {
    onPress()
    save()
  }
  if (isSaved) {
    return (
      <ButtonLink
        ref={link}
        to={paths.shortlist}
        variant="quiet"
        size="sm"
        className="min-h-11! max-sm:px-3! text-eucalypt!"
      >
        <BookmarkCheck aria-hidden className="size-4.5" />
        <span className={wordsClass}>On your shortlist</span>
      </ButtonLink>
    )
  }
  return (
    <Button ref={button} variant="quiet" size="sm" className="min-h-11! max-sm:px-3!" onClick={onClick}>
      <Bookmark aria-hidden className="size-4.5" />
      <span className={wordsClass}>Add to shortlist</span>
    </Button>
  )
}

/** Pressed, the button becomes a link, and a button again where that is refused: either takes over the focus that fell. */
const useHandedFocus = (isSaved: boolean) => {
  const link = useRef<HTMLAnchorElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isPressed = useRef(false)
  useEffect(() => {
    if (isPressed.current && document.activeElement === document.body) (link.current ?? button.current)?.focus()
  }, [isSaved])
  return { link, button, onPress: () => (isPressed.current = true) }
}
