import { type HouseholdMember, mostSlackMinutes, type TravelMode, travelModes } from '@verandah/contracts'
import { useState } from 'react'
import { modeTitles } from '@/components/places/place-words.ts'
import { Field } from '@/components/ui/field.tsx'
import { Input, Select } from '@/components/ui/input.tsx'
import type { Asked } from '../model/asked.ts'
import { minutesText } from '../words.ts'
import { EndField, StartField } from './place-fields.tsx'

interface PlanSettingsProps {
  asked: Asked
  others: readonly HouseholdMember[]
  onChange: (asked: Asked) => void
}

const stays = [10, 15, 20, 30, 45]
const slacks = [0, 5, 10, 15, 20, mostSlackMinutes]

const minuteOptions = (all: readonly number[], chosen: number) =>
  [...new Set([...all, chosen])]
    .sort((a, b) => a - b)
    .map((minutes) => ({ value: String(minutes), label: minutes === 0 ? 'None' : minutesText(minutes) }))

export function PlanSettings({ asked, others, onChange }: PlanSettingsProps) {
  const change = (patch: Partial<Asked>) => onChange({ ...asked, ...patch })
  const { mode, stayMinutes, slackMinutes, companion } = asked
  return (
    <div className="flex flex-col gap-4">
      <StartField asked={asked} onChange={change} />
      <EndField asked={asked} onChange={change} />
      <HoursFields asked={asked} onChange={change} />
      <Field label="Get around">
        <Select
          value={mode}
          options={travelModes.map((value) => ({ value, label: modeTitles[value] }))}
          onChange={({ target }) => change({ mode: target.value as TravelMode })}
        />
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label="Stay at least">
          <Select
            value={String(stayMinutes)}
            options={minuteOptions(stays, stayMinutes)}
            onChange={({ target }) => change({ stayMinutes: Number(target.value) })}
          />
        </Field>
        <Field label="Parking time">
          <Select
            value={String(slackMinutes)}
            options={minuteOptions(slacks, slackMinutes)}
            onChange={({ target }) => change({ slackMinutes: Number(target.value) })}
          />
        </Field>
      </div>
      {others.length > 0 && (
        <Field label="Who goes" hint={companion === null ? undefined : 'You each see different homes.'}>
          <Select
            value={companion ?? ''}
            options={[
              { value: '', label: 'One plan for everyone' },
              ...others.map(({ userId, name }) => ({ value: userId, label: `Split the homes with ${name}` })),
            ]}
            onChange={({ target }) => change({ companion: target.value === '' ? null : target.value })}
          />
        </Field>
      )}
    </div>
  )
}

type Hours = Pick<Asked, 'leavesAt' | 'backBy'>

interface HoursFieldsProps {
  asked: Hours
  onChange: (hours: Hours) => void
}

const isSound = ({ leavesAt, backBy }: Hours): boolean => leavesAt !== '' && backBy > leavesAt

/** The hours of the day. Times that make no day are kept in the form until they do. */
const HoursFields = ({ asked, onChange }: HoursFieldsProps) => {
  const [unsound, setUnsound] = useState<Hours | null>(null)
  const { leavesAt, backBy } = unsound ?? asked
  const type = (patch: Partial<Hours>) => {
    const next = { leavesAt, backBy, ...patch }
    setUnsound(isSound(next) ? null : next)
    if (isSound(next)) onChange(next)
  }
  return (
    <div className="grid grid-cols-2 gap-4">
      <Field label="Leave at" error={leavesAt === '' ? 'Enter a time' : undefined}>
        <Input type="time" required value={leavesAt} onChange={({ target }) => type({ leavesAt: target.value })} />
      </Field>
      <Field label="Back by" error={unsound === null || leavesAt === '' ? undefined : 'Choose a time after you leave'}>
        <Input type="time" required value={backBy} onChange={({ target }) => type({ backBy: target.value })} />
      </Field>
    </div>
  )
}
