import type { CalendarFeed } from '@verandah/contracts'
import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button, buttonStyle } from '@/components/ui/button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { RevokeFeed } from './revoke-feed.tsx'

export const FeedLinks = ({ feed: { url, webcalUrl } }: { feed: CalendarFeed }) => (
  <div className="flex flex-col gap-5">
    <div className="flex flex-wrap gap-3 *:grow">
      <a href={googleSubscription(webcalUrl)} target="_blank" rel="noreferrer" className={buttonStyle()}>
        Add to Google Calendar
      </a>
      <a href={webcalUrl} className={buttonStyle({ variant: 'secondary' })}>
        Open in a calendar app
      </a>
    </div>
    <FeedAddress url={url} />
    <RevokeFeed />
  </div>
)

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
        {isCopied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
        <span role="status">{isCopied ? 'Copied' : 'Copy'}</span>
      </Button>
    </div>
  )
}
