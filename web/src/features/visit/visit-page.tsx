import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { SavedHomePage } from '@/components/saved-home/saved-home-page.tsx'
import { isDay } from '@/lib/days.ts'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { filesQuery, visitsQuery } from '@/lib/endpoints/visits.ts'
import { actionsOf, holdOutgoing } from '@/lib/outgoing/hold-outgoing.ts'
import type { OutgoingActions } from '@/lib/outgoing/outgoing-actions.ts'
import { useWaiting } from '@/lib/outgoing/waiting.ts'
import { VisitOfHome } from './visit-of-home.tsx'

export function VisitPage() {
  const { propertyId = '', on = '' } = useParams()
  const visits = useQuery(visitsQuery)
  const files = useQuery(filesQuery)
  const actions = useHeldOutgoing()
  return (
    <SavedHomePage
      propertyId={propertyId}
      title="Visit"
      what="this visit"
      queries={[visits, files]}
      isReady={visits.data !== undefined && files.data !== undefined && actions !== null}
      whySave="Save it to write down what you see there. What you kept before you removed it comes back with it."
    >
      {(home, record) =>
        visits.data !== undefined &&
        files.data !== undefined &&
        actions !== null && (
          <VisitOfHome
            key={`${propertyId} ${on}`}
            day={isDay(on) ? on : null}
            kept={{ visits: visits.data, files: files.data }}
            {...{ home, record, actions }}
          />
        )
      }
    </SavedHomePage>
  )
}

/** The queue of the signed-in user, for a page that adds to it; null until it has been read. */
const useHeldOutgoing = (): OutgoingActions | null => {
  const client = useQueryClient()
  const userId = useCurrentUser().data?.id
  useEffect(() => {
    if (userId === undefined) return undefined
    const { release } = holdOutgoing(client, userId)
    return () => void release()
  }, [client, userId])
  return useWaiting().isRead && userId !== undefined ? actionsOf(client, userId) : null
}
