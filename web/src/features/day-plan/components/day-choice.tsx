import { paths } from '@verandah/contracts'
import { useNavigate } from 'react-router-dom'
import { Field } from '@/components/ui/field.tsx'
import { Select } from '@/components/ui/input.tsx'
import { type Day, dayOfYearText } from '@/lib/days.ts'
import { plural } from '@/lib/format.ts'

interface DayChoiceProps {
  date: Day
  days: readonly { day: Day; homes: number }[]
}

/** The days ahead on which homes can be seen. */
export function DayChoice({ date, days }: DayChoiceProps) {
  const navigate = useNavigate()
  const known = days.some(({ day }) => day === date) ? days : [...days, { day: date, homes: 0 }]
  return (
    <Field label="Day" className="w-full sm:w-80">
      <Select
        value={date}
        options={known
          .toSorted((a, b) => (a.day < b.day ? -1 : 1))
          .map(({ day, homes }) => ({ value: day, label: `${dayOfYearText(day)}, ${plural(homes, 'home')}` }))}
        onChange={({ target }) => void navigate(paths.dayPlan.href(target.value))}
      />
    </Field>
  )
}
