import type { LocationSuggestion } from '@verandah/contracts'
import { type KeyboardEvent, type Ref, useId, useState } from 'react'
import { Input } from '@/components/ui/input.tsx'
import { SuggestionList } from './suggestion-list.tsx'
import { useSuggestions } from './use-suggestions.ts'

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
