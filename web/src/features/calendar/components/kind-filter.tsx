import { type CalendarEventType, calendarEventTypes } from '@verandah/contracts'
import { useState } from 'react'
import type { DueDay } from '@/components/events/due-days.ts'
import { ChoiceChip } from '@/components/ui/choice-chip.tsx'
import type { HouseholdEvent } from '@/lib/household/household-events.ts'
import { toggled } from '@/lib/toggled.ts'

type Kind = CalendarEventType | 'To do'
const kinds: readonly Kind[] = [...calendarEventTypes, 'To do']

/** Narrows the calendar to some kinds of entries; to all while none is chosen. */
export function useKinds(events: readonly HouseholdEvent[], due: readonly DueDay[]) {
  const [chosen, setChosen] = useState<readonly Kind[]>([])
  const isShown = (kind: Kind) => chosen.length === 0 || chosen.includes(kind)
  const inUse = new Set<Kind>([
    ...events.map(({ eventType }) => eventType),
    ...(due.length > 0 ? ['To do' as const] : []),
  ])
  return {
    choices: kinds.filter((kind) => inUse.has(kind) || chosen.includes(kind)),
    chosen,
    toggle: (kind: Kind) => setChosen(toggled(chosen, kind)),
    events: events.filter(({ eventType }) => isShown(eventType)),
    due: isShown('To do') ? due : [],
  }
}

type KindFilterProps = Pick<ReturnType<typeof useKinds>, 'choices' | 'chosen' | 'toggle'>

/** Absent while everything is of one kind. */
export function KindFilter({ choices, chosen, toggle }: KindFilterProps) {
  if (choices.length < 2) return null
  return (
    <div
      role="group"
      aria-label="Show only"
      className="-mx-4 mb-5 flex gap-2 scroll-px-4 overflow-x-auto px-4 py-0.5 whitespace-nowrap [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0"
    >
      {choices.map((kind) => (
        <ChoiceChip key={kind} isOn={chosen.includes(kind)} onToggle={() => toggle(kind)}>
          {kind}
        </ChoiceChip>
      ))}
    </div>
  )
}
