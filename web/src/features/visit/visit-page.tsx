import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { SavedHomePage } from '@/components/saved-home/saved-home-page.tsx'
import { isDay } from '@/lib/days.ts'
import { filesQuery, visitsQuery } from '@/lib/endpoints/visits.ts'
import { useHeldOutgoing } from '@/lib/outgoing/use-held-outgoing.ts'
import { VisitOfHome } from './visit-of-home.tsx'

/** What a buyer looks at, asks, writes down and photographs at a home on the shortlist, on one day. */
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
