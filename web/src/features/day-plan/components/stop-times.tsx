import type { StopChoice } from '@verandah/contracts'
import { Select } from '@/components/ui/input.tsx'
import { timeText } from '@/lib/format.ts'
import type { Candidate } from '../model/candidates.ts'
import { minutesText } from '../words.ts'

export interface StopControls {
  choice: StopChoice
  /** The stay that the plan gives, in minutes. */
  usualStay: number
  onChange: (change: Partial<Pick<StopChoice, 'decision' | 'opens' | 'stayMinutes'>>) => void
}

const stays = [10, 15, 20, 30, 45, 60, 90]

/** Which of its times a home is seen at, where it has several, and for how long. An auction is seen whole. */
export function StopTimes({
  candidate,
  name,
  choice,
  usualStay,
  onChange,
}: StopControls & { candidate: Candidate; name: string }) {
  const { eventType, openings, timeZone } = candidate
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      {openings.length > 1 && (
        <Select
          aria-label={`When to see ${name}`}
          className="w-52"
          value={choice.opens ?? ''}
          options={[
            { value: '', label: 'At any of its times' },
            ...openings.map(({ opens }) => ({ value: opens, label: `Only at ${timeText(opens, timeZone)}` })),
          ]}
          onChange={({ target }) => onChange({ opens: target.value === '' ? null : target.value })}
        />
      )}
      {eventType === 'Open Home' && (
        <Select
          aria-label={`How long to stay at ${name}`}
          className="w-40"
          value={String(choice.stayMinutes ?? '')}
          options={[
            { value: '', label: `Stay ${minutesText(usualStay)}` },
            ...stays
              .filter((minutes) => minutes !== usualStay)
              .map((minutes) => ({ value: String(minutes), label: `Stay ${minutesText(minutes)}` })),
          ]}
          onChange={({ target }) => onChange({ stayMinutes: target.value === '' ? null : Number(target.value) })}
        />
      )}
    </div>
  )
}
