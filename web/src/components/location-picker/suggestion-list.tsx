import { MapPin } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { cn } from '@/components/ui/cn.ts'
import type { Suggestions } from './use-suggestions.ts'

interface SuggestionListProps {
  id: string
  suggestions: Suggestions
  active: number
  onChoose: (index: number) => void
}

export function SuggestionList({ id, suggestions, active, onChoose }: SuggestionListProps) {
  const activeOption = useRef<HTMLLIElement>(null)
  // Keep the braces: newer browsers return a promise from `scrollIntoView`, and React would take it for a
  // cleanup function.
  useEffect(() => {
    activeOption.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const places = suggestions.state === 'found' ? suggestions.places : []
  return (
    <div className="absolute inset-x-0 top-full z-20 mt-1 animate-enter rounded-md border border-line bg-surface p-1 shadow-pop">
      <ul id={id} role="listbox" aria-label="Suggested locations" className="max-h-72 overflow-y-auto">
        {places.map((place, index) => (
          <li
            key={place.id}
            id={`${id}${index}`}
            ref={index === active ? activeOption : undefined}
            role="option"
            aria-selected={index === active}
            className={cn(
              'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-3 hover:bg-sunken',
              index === active && 'bg-eucalypt-soft',
            )}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(index)}
          >
            <MapPin aria-hidden className="size-4 shrink-0 text-ink-faint" />
            <span className="wrap-anywhere">
              {place.locality} <span className="text-ink-faint">{place.value.replace(place.locality, '').trim()}</span>
            </span>
          </li>
        ))}
      </ul>
      <p role="status" className={cn('text-14 text-ink-faint', places.length === 0 && 'px-3 py-2.5')}>
        {suggestions.state === 'loading' && 'Looking up locations…'}
        {suggestions.state === 'found' && places.length === 0 && 'No matching locations found'}
      </p>
    </div>
  )
}
