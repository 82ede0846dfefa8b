import type { ShownTerms } from '@/lib/purchase/facts.ts'
import type { FormField } from './stages.ts'
import { dayWithYear } from '@/lib/purchase/when.ts'

/** What is said of a stage, on one line: "Contract made Tue 1 Dec 2026". */
export function termsText(fields: readonly FormField[], shown: ShownTerms): string {
  return fields.flatMap((field) => fieldText(field, shown) ?? []).join(' · ') || 'Nothing entered'
}

/** One field in words; null where nothing is said. */
export function fieldText(field: FormField, shown: ShownTerms): string | null {
  if (field.kind === 'flag') return shown[field.name] ? field.label : null
  const value = valueText(field, shown)
  return value === null ? null : `${field.label}: ${value}`
}

/** The day or the days of a field; null where nothing is said. */
export function valueText(field: Exclude<FormField, { kind: 'flag' }>, shown: ShownTerms): string | null {
  if (field.kind === 'day') return dayText(shown[field.name])
  const days = shown[`${field.name}Days`]
  return dayText(shown[`${field.name}By`]) ?? (days === null ? null : daysText(days))
}

const dayText = (day: string | null): string | null => (day === null ? null : dayWithYear(day))

const daysText = (days: number): string => (days === 1 ? '1 day after the contract' : `${days} days after the contract`)
