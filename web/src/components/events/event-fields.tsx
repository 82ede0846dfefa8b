import {
  type CalendarEventType,
  calendarEventTypes,
  eventNotesMaxLength,
  eventTitleMaxLength,
} from '@verandah/contracts'
import { instantOf } from '@verandah/local-time'
import { Field } from '@/components/ui/field.tsx'
import { Input, Select, Textarea } from '@/components/ui/input.tsx'
import { type EventDraft, type EventHome, type RequiredPart, titleOf } from './use-event-form.ts'
import { zoneNote } from './zone-note.ts'

interface EventFieldsProps {
  draft: EventDraft
  home: EventHome | null
  errors: Partial<Record<RequiredPart, string>>
  onChange: (patch: Partial<EventDraft>) => void
}

const typeOptions = calendarEventTypes.map((value) => ({ value, label: value }))

/** A star after the label, hidden from screen readers: the control itself is marked as required. */
export const requiredMark = "[&_label]:after:content-['_*'_/_'']"

export function EventFields({ draft, home, errors, onChange }: EventFieldsProps) {
  return (
    <>
      <Field label="Event Type" className={requiredMark}>
        <Select
          required
          options={typeOptions}
          value={draft.eventType}
          onChange={({ target }) => onChange({ eventType: target.value as CalendarEventType })}
        />
      </Field>
      <Field label="Title" className={requiredMark} error={errors.title}>
        <Input
          required
          placeholder="Event title"
          autoComplete="off"
          maxLength={eventTitleMaxLength}
          value={titleOf(draft, home)}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </Field>
      <div className="grid grid-cols-1 gap-x-3 gap-y-4 min-[360px]:grid-cols-2">
        <Field label="Date" className={requiredMark} error={errors.date}>
          <Input
            required
            type="date"
            min="2000-01-01"
            max="2099-12-31"
            value={draft.date}
            onChange={({ target }) => onChange({ date: target.value })}
          />
        </Field>
        <Field label="Time" className={requiredMark} error={errors.time} hint={zoneHint(draft, home)}>
          <Input required type="time" value={draft.time} onChange={({ target }) => onChange({ time: target.value })} />
        </Field>
      </div>
      <Field label="Notes">
        <Textarea
          rows={3}
          maxLength={eventNotesMaxLength}
          value={draft.notes}
          onChange={({ target }) => onChange({ notes: target.value })}
        />
      </Field>
    </>
  )
}

/** Returns the home's time zone as a hint if it differs from the viewer's. */
const zoneHint = (draft: EventDraft, home: EventHome | null): string | undefined => {
  if (home === null) return undefined
  const start = instantOf(`${draft.date}T${draft.time}`, home.timeZone) ?? new Date().toISOString()
  return zoneNote(start, home.timeZone) ?? undefined
}
