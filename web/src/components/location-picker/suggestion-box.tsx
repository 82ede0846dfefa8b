import type { LocationSuggestion } from '@verandah/contracts'
import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react'
import { Input } from '@/components/ui/input.tsx'
import { type Suggestions, useSuggestions } from './use-suggestions.ts'
import { MapPin } from 'lucide-react'
import { cn } from '@/components/ui/cn.ts'

export interface SuggestionBoxProps {
  ref?: Ref<HTMLInputElement>
  id?: string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | undefined
  text: string
  onTextChange: (text: string) => void
  onChoose: (place: LocationSuggestion) => void
  minChars?: number
  placeholder?: string
  disabled?: boolean
  onBackspace?: () => void
}

export function SuggestionBox({
  text,
  onTextChange,
  onChoose,
  minChars = 3,
  onBackspace,
  ...input
}: SuggestionBoxProps) {
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const suggestions = useSuggestions(isOpen ? text : '', minChars)
  const places = suggestions.state === 'found' ? suggestions.places : []
  const isShown = isOpen && suggestions.state !== 'idle'
  const choose = (index: number) => {
    const place = places[index]
    if (place === undefined) return
    setActive(-1)
    setOpen(false)
    onChoose(place)
  }
  const { active, setActive, onKeyDown } = useListKeys({
    count: places.length,
    onChoose: choose,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
  })
  const type = (typed: string) => {
    setActive(-1)
    setOpen(true)
    onTextChange(typed)
  }
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && text === '') onBackspace?.()
    onKeyDown(event)
  }
  return (
    <div className="relative">
      <Input
        {...input}
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-activedescendant={active === -1 ? undefined : `${listId}${active}`}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={pressKey}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
      />
      {isShown && <SuggestionList id={listId} suggestions={suggestions} active={active} onChoose={choose} />}
    </div>
  )
}

interface ListKeys {
  count: number
  onChoose: (index: number) => void
  onOpen: () => void
  onClose: () => void
}

/**
 * Keyboard handling of a combobox (ARIA APG): arrows move and open, Enter chooses, Escape closes; focus stays
 * in the input.
 */
const useListKeys = ({ count, onChoose, onOpen, onClose }: ListKeys) => {
  const [index, setActive] = useState(-1)
  const active = index < count ? index : -1
  const move = (by: number) => {
    onOpen()
    if (count > 0) setActive(active === -1 ? (by > 0 ? 0 : count - 1) : (active + by + count) % count)
  }
  const actions: Partial<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Escape: () => {
      setActive(-1)
      onClose()
    },
    ...(active === -1 ? {} : { Enter: () => onChoose(active) }),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = actions[event.key]
    if (act === undefined) return
    event.preventDefault()
    act()
  }
  return { active, setActive, onKeyDown }
}

interface SuggestionListProps {
  id: string
  suggestions: Suggestions
  active: number
  onChoose: (index: number) => void
}

function SuggestionList({ id, suggestions, active, onChoose }: SuggestionListProps) {
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
            <MapPin className="size-4 shrink-0 text-ink-faint" />
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
