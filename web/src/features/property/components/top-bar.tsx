import { isOwnHome, paths, type Property } from '@verandah/contracts'
import { ArrowLeft, Bookmark, BookmarkCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { HeartButton } from '@/components/property/heart-button.tsx'
import { streetOf } from '@/components/property/street-of.ts'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { cn } from '@/components/ui/cn.ts'
import { useSavedHome } from '@/lib/endpoints/saved-properties.ts'
import { useSaveHome } from '@/lib/shortlist/change-saved.ts'
import type { FoundHome } from '@/lib/shortlist/send-change.ts'
import { useWayBack } from '../use-way-back.ts'
import { ShareButton } from './share-button.tsx'

export function TopBar({ home, searchId }: { home: Property; searchId: string | null }) {
  const { to, onClick } = useWayBack(searchId)
  const found = { propertyId: home.id, score: home.score, searchId }
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3 sm:mb-4">
      <ButtonLink to={to} onClick={onClick} variant="quiet" size="sm" className="-ml-4 min-h-11!">
        <ArrowLeft className="size-4.5" />
        <span>Back{searchId !== null && <span className="max-sm:sr-only"> to results</span>}</span>
      </ButtonLink>
      <div className="ml-auto flex items-center gap-1">
        {!isOwnHome(home.id) && <ShareButton home={home} />}
        <ShortlistButton found={found} />
        <HeartButton {...found} name={streetOf(home)} className="bg-transparent! hover:bg-sunken!" />
      </div>
    </div>
  )
}

/** Icon only on the narrowest phones. */
const wordsClass = 'max-[22.5rem]:sr-only'

const ShortlistButton = ({ found }: { found: FoundHome }) => {
  const { isSaved, isClosed } = useSavedHome(found.propertyId)
  const { save } = useSaveHome(found)
  const { link, button, onPress } = useHandedFocus(isSaved)
  const onClick = () => {
    onPress()
    save()
  }
  if (isSaved || isClosed) {
    return (
      <ButtonLink
        ref={link}
        to={paths.shortlist}
        variant="quiet"
        size="sm"
        className={cn('min-h-11! max-sm:px-3!', isSaved && 'text-eucalypt!')}
      >
        {isSaved ? <BookmarkCheck className="size-4.5" /> : <Bookmark className="size-4.5" />}
        <span className={wordsClass}>{isSaved ? 'On your shortlist' : 'Your shortlist'}</span>
      </ButtonLink>
    )
  }
  return (
    <Button ref={button} variant="quiet" size="sm" className="min-h-11! max-sm:px-3!" onClick={onClick}>
      <Bookmark className="size-4.5" />
      <span className={wordsClass}>Add to shortlist</span>
    </Button>
  )
}

/** Moves focus when the pressed button turns into a link, or back into a button after a refusal. */
const useHandedFocus = (isSaved: boolean) => {
  const link = useRef<HTMLAnchorElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isPressed = useRef(false)
  useEffect(() => {
    if (isPressed.current && document.activeElement === document.body) (link.current ?? button.current)?.focus()
  }, [isSaved])
  return { link, button, onPress: () => (isPressed.current = true) }
}
