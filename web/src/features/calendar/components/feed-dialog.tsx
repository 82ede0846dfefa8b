import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Failure } from '@/components/ui/answered.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Dialog } from '@/components/ui/dialog.tsx'
import { Skeleton } from '@/components/ui/spinner.tsx'
import { calendarFeedQuery, FeedLinks, useOpenFeed } from './feed-links.tsx'

/** A dialog for the private URL from which Google and other calendars read the events and their changes. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title="Connect Google Calendar"
      description="A private link lets Google, Apple or any other calendar show your events and keep them up to date."
      onClose={onClose}
    >
      <FeedArea />
    </Dialog>
  )
}

/** The pressed control unmounts when the state changes: focus moves to the first control of the new state. */
const FeedArea = () => {
  const { data: feed, error } = useQuery(calendarFeedQuery)
  const area = useRef<HTMLDivElement>(null)
  const state = feed === undefined ? (error === null ? 'loading' : 'failed') : feed === null ? 'none' : 'open'
  const before = useRef(state)
  useEffect(() => {
    const isPressed = before.current !== state && before.current !== 'loading'
    if (isPressed) area.current?.querySelector<HTMLElement>('a, button')?.focus()
    before.current = state
  }, [state])
  return (
    <div ref={area}>
      <FeedState />
    </div>
  )
}

const FeedState = () => {
  const { data: feed, error, refetch } = useQuery(calendarFeedQuery)
  const opening = useOpenFeed()
  if (feed !== undefined && feed !== null) return <FeedLinks feed={feed} />
  if (feed === null) {
    return (
      <>
        <p className="mb-5 text-14 text-ink-soft">
          Whoever has the link can read your calendar, so keep it to yourself. You can revoke it at any time.
        </p>
        <Button
          busy={opening.isPending && 'Creating your link…'}
          onClick={() => opening.mutate()}
          className="w-full sm:w-auto"
        >
          Create a private link
        </Button>
      </>
    )
  }
  if (error !== null) {
    return <Failure title="Your link could not be loaded" onRetry={refetch} error={error} className="py-4" />
  }
  return (
    <div role="status" aria-label="Loading your link">
      <Skeleton className="h-32" />
    </div>
  )
}
