import { queryOptions, useMutation } from '@tanstack/react-query'
import { type CalendarFeed, getCalendarFeed, openCalendarFeed, revokeCalendarFeed } from '@verandah/contracts'
import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button, buttonStyle } from '@/components/ui/button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { NewTabLink } from '@/components/ui/new-tab-link.tsx'
import { hasStatus } from '@/lib/api/api-error.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/route-query.ts'
import { toastFailure } from '@/lib/toast.ts'

export function FeedLinks({ feed: { url, webcalUrl } }: { feed: CalendarFeed }) {
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap gap-3 *:grow">
        <NewTabLink href={googleSubscription(webcalUrl)} className={buttonStyle()}>
          Add to Google Calendar
        </NewTabLink>
        <a href={webcalUrl} className={buttonStyle({ variant: 'secondary' })}>
          Open in a calendar app
        </a>
      </div>
      <FeedAddress url={url} />
      <RevokeFeed />
    </div>
  )
}

const googleSubscription = (webcalUrl: string): string =>
  `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: webcalUrl }).toString()}`

const FeedAddress = ({ url }: { url: string }) => {
  const [isCopied, setCopied] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      area.current?.querySelector('input')?.select()
    }
  }
  return (
    <div ref={area} className="flex items-end gap-2">
      <Field label="Private address" className="min-w-0 flex-1">
        <Input readOnly value={url} onFocus={({ target }) => target.select()} className="text-ink-soft!" />
      </Field>
      <Button variant="secondary" onClick={() => void copy()}>
        {isCopied ? <Check className="size-4" /> : <Copy className="size-4" />}
        <span role="status">{isCopied ? 'Copied' : 'Copy'}</span>
      </Button>
    </div>
  )
}

const RevokeFeed = () => {
  const [step, setStep] = useState<'begin' | 'ask' | 'kept'>('begin')
  const revoking = useRevokeFeed()
  if (step !== 'ask') {
    return (
      <p className="flex flex-wrap items-center gap-x-2 text-14 text-ink-faint">
        Google checks it every few hours. Shared it by mistake?
        <Button variant="link" size="text" autoFocus={step === 'kept'} onClick={() => setStep('ask')}>
          Revoke the link
        </Button>
      </p>
    )
  }
  return (
    <div role="group" aria-label="Revoke the link" className="animate-enter border-t border-line pt-4">
      <p className="text-14 text-ink-soft">
        Calendars that use this link will stop showing your events. A new link has a different address.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" autoFocus disabled={revoking.isPending} onClick={() => setStep('kept')}>
          Keep the link
        </Button>
        <Button variant="danger" size="sm" busy={revoking.isPending && 'Revoking…'} onClick={() => revoking.mutate()}>
          Revoke it
        </Button>
      </div>
    </div>
  )
}

const fetchFeed = async ({ signal }: { signal: AbortSignal }): Promise<CalendarFeed | null> => {
  try {
    return await callRoute(getCalendarFeed, { signal })
  } catch (error) {
    if (hasStatus(error, 404)) return null
    throw error
  }
}

/** The caller's private feed; null if there is none. */
export const calendarFeedQuery = queryOptions({ queryKey: queryKeyOf(getCalendarFeed), queryFn: fetchFeed })

export function useOpenFeed() {
  return useMutation({
    mutationFn: () => callRoute(openCalendarFeed, {}),
    onSuccess: (feed, _wanted, _before, { client }) => client.setQueryData(calendarFeedQuery.queryKey, feed),
    onError: toastFailure('The link could not be created'),
  })
}

const useRevokeFeed = () =>
  useMutation({
    mutationFn: () => callRoute(revokeCalendarFeed, {}),
    onSuccess: (_reply, _wanted, _before, { client }) => client.setQueryData(calendarFeedQuery.queryKey, null),
    onError: toastFailure('The link could not be revoked'),
  })
