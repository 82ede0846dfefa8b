import { paths, type Place, type Property } from '@verandah/contracts'
import { lazy, Suspense, useCallback, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useIsNear } from '@/components/ui/near.ts'
import { DirectionsLink } from '@/components/property/directions-link.tsx'
import { addressOf, hasDoorNumber, placeOf } from '@/components/property/street-of.ts'
import { Skeleton } from '@/components/ui/spinner.tsx'
import { useHomesAround } from '../use-homes-around.ts'
import { Part } from '@/components/ui/part.tsx'

const PlaceMap = lazy(async () => ({ default: (await import('@/components/map/place-map.tsx')).PlaceMap }))

interface HomePlaceProps {
  home: Property
  searchId: string | null
  places: readonly Place[]
}

/** A map of the home's location and of the other homes of its search around it, loaded when near the viewport. */
export function HomePlace({ home, searchId, places }: HomePlaceProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(frame)
  const homes = useHomesAround(home, searchId, isNear)
  const open = useOpening(searchId)
  const { latitude, longitude, suburb } = home
  if (latitude === null || longitude === null) return null
  const isAtDoor = home.isAtDoor !== false
  const place = placeOf(home)
  return (
    <Part
      title="Where it is"
      aside={<DirectionsLink address={addressOf(home)} name={place} className={directionsStyle} />}
    >
      <p className="text-14 text-ink-soft">
        {isAtDoor ? addressOf(home) : `Approximate: ${whyOnlyAbout(home)}, so the map shows the middle of ${suburb}.`}
      </p>
      <div ref={frame}>
        <Suspense fallback={mapSkeleton}>
          {isNear ? (
            <PlaceMap
              latitude={latitude}
              longitude={longitude}
              isAtDoor={isAtDoor}
              label={place}
              places={places}
              homes={homes}
              onOpen={open}
            />
          ) : (
            mapSkeleton
          )}
        </Suspense>
      </div>
    </Part>
  )
}

const mapSkeleton = <Skeleton className="h-72 rounded-lg" />

const useOpening = (searchId: string | null) => {
  const navigate = useNavigate()
  return useCallback(
    (id: string) => void navigate(paths.property.href(id, searchId ?? undefined)),
    [navigate, searchId],
  )
}

const whyOnlyAbout = (home: Property): string =>
  hasDoorNumber(home) ? 'the advert doesn’t say where exactly' : 'the advert hides the full address'

const directionsStyle =
  'inline-flex min-h-6 items-center gap-1.5 text-14 font-semibold text-eucalypt underline decoration-1 underline-offset-4 hover:decoration-2 pointer-coarse:min-h-11'
