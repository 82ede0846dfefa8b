import { useMutation, useQuery } from '@tanstack/react-query'
import {
  getNotificationPreferences,
  type NotificationPreferences,
  type NotificationPreferencesChange,
  saveNotificationPreferences,
} from '@verandah/contracts'
import { type SubmitEvent, useId, useState } from 'react'
import { SettingsSection } from '@/components/settings/settings-page.tsx'
import { Answered } from '@/components/ui/answered.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { type Option, Select } from '@/components/ui/input.tsx'
import { Skeleton } from '@/components/ui/spinner.tsx'
import { Switch } from '@/components/ui/switch.tsx'
import { callRoute } from '@/lib/api/call-route.ts'
import { routeQuery } from '@/lib/api/route-query.ts'
import { toast, toastFailure } from '@/lib/toast.ts'
import { DigestChoice } from './digest-choice.tsx'

export function Notifications() {
  const query = useQuery({ ...notificationPreferencesQuery, refetchOnMount: 'always' })
  return (
    <SettingsSection
      title="Notifications"
      text="Email about your saved searches (new homes, price changes, inspections, auctions and homes no longer listed), about days you planned and about what is due for a home you’re buying."
    >
      <Answered query={query} what="your notification settings" skeleton={<Skeleton className="h-80" />}>
        {(saved) => <NotificationForm saved={saved} />}
      </Answered>
    </SettingsSection>
  )
}

const NotificationForm = ({ saved }: { saved: NotificationPreferences }) => {
  const [edited, setEdited] = useState<Partial<NotificationPreferences>>({})
  const draft = { ...saved, ...edited }
  const change = (changed: Partial<NotificationPreferences>) => setEdited({ ...edited, ...changed })
  const saving = useSaveNotificationPreferences()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    // What another tab or an email’s link has changed since stays; so does what is changed here during the save.
    saving.mutate(edited, { onSuccess: () => setEdited((now) => (now === edited ? {} : now)) })
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-7">
      <DigestChoice digest={draft.digest} onChange={(digest) => change({ digest })} />
      <Field label="Your time zone" hint="Daily emails arrive at 7:00 am in this time zone." className="max-w-sm">
        <Select
          options={timeZoneOptions(saved.timeZone, deviceTimeZone())}
          value={draft.timeZone}
          onChange={({ target }) => change({ timeZone: target.value })}
        />
      </Field>
      <EmailSwitch
        title="What is due"
        text="Three days before something is due for a home you’re buying, and the day before, from 8:00 am where the home is."
        isOn={draft.dueReminders}
        onChange={(dueReminders) => change({ dueReminders })}
      />
      <EmailSwitch
        title="Receipts for messages"
        text="An email copy of each message you send us while logged in."
        isOn={draft.enquiryReceipts}
        onChange={(enquiryReceipts) => change({ enquiryReceipts })}
      />
      <Button type="submit" busy={saving.isPending && 'Saving…'} className="self-start">
        Save notifications
      </Button>
    </form>
  )
}

interface EmailSwitchProps {
  title: string
  text: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

const EmailSwitch = ({ title, text, isOn, onChange }: EmailSwitchProps) => {
  const id = useId()
  return (
    <div className="flex items-center justify-between gap-5 border-t border-line pt-5">
      <label htmlFor={id}>
        <span className="block text-14 font-semibold">{title}</span>
        <span className="block text-14 text-ink-soft">{text}</span>
      </label>
      <Switch id={id} checked={isOn} onCheckedChange={onChange} />
    </div>
  )
}

const notificationPreferencesQuery = routeQuery(getNotificationPreferences, {})

const useSaveNotificationPreferences = () =>
  useMutation({
    mutationFn: (body: NotificationPreferencesChange) => callRoute(saveNotificationPreferences, { body }),
    onSuccess: (saved, _wanted, _before, { client }) => {
      client.setQueryData(notificationPreferencesQuery.queryKey, saved)
      toast({ title: 'Settings saved' })
    },
    onError: toastFailure('Error saving preferences', 'There was an error saving your preferences: '),
  })

const australian: readonly Option[] = [
  { value: 'Australia/Sydney', label: 'Sydney and Canberra' },
  { value: 'Australia/Melbourne', label: 'Melbourne' },
  { value: 'Australia/Brisbane', label: 'Brisbane' },
  { value: 'Australia/Adelaide', label: 'Adelaide' },
  { value: 'Australia/Perth', label: 'Perth' },
  { value: 'Australia/Hobart', label: 'Hobart' },
  { value: 'Australia/Darwin', label: 'Darwin' },
  { value: 'Australia/Broken_Hill', label: 'Broken Hill' },
  { value: 'Australia/Lord_Howe', label: 'Lord Howe Island' },
]

/** Australia's time zones, plus the saved one and the device's, for buyers abroad. */
export function timeZoneOptions(saved: string, ofDevice: string): readonly Option[] {
  const others = [...new Set([saved, ofDevice])].filter((zone) => australian.every(({ value }) => value !== zone))
  return [...australian, ...others.map((zone) => ({ value: zone, label: zoneLabel(zone) }))]
}

/** Formats "Europe/Isle_of_Man" as "Isle of Man (Europe)". */
const zoneLabel = (zone: string): string => {
  const [area = zone, ...places] = zone.replaceAll('_', ' ').split('/')
  return places.length === 0 ? area : `${places.reverse().join(', ')} (${area})`
}

const deviceTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
