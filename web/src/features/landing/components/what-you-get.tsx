import { BellRing, Heart, SlidersHorizontal, Waves } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { IconList } from '@/components/ui/icon-list.tsx'
import { Skeleton } from '@/components/ui/spinner.tsx'
import { LiveDemo } from './live-demo.tsx'

const placeOfDemo = <Skeleton className="h-135 rounded-xl" />

const promises = [
  {
    Icon: Waves,
    title: 'Filters you won’t find elsewhere',
    text: 'Flood risk zones, solar panels, NBN type: from adverts, and official maps where we have them, with the source.',
  },
  {
    Icon: SlidersHorizontal,
    title: 'A scoring system that is yours',
    text: 'You set the weights. The score shows what it’s made of and what’s still missing.',
  },
  {
    Icon: BellRing,
    title: 'Real-time property data',
    text: 'Listings come straight from the providers: current open homes, auctions and prices.',
  },
  {
    Icon: Heart,
    title: 'Saved searches and favourites',
    text: 'Your searches and favourite homes are here when you come back.',
  },
] as const

export const WhatYouGet = () => (
  <section
    aria-labelledby="get-title"
    className="mx-auto grid w-full max-w-6xl gap-x-16 gap-y-12 px-4 py-16 sm:px-6 lg:grid-cols-2 lg:py-24"
  >
    <div>
      <h2 id="get-title" className="text-31">
        Your priorities decide, nothing else
      </h2>
      <IconList items={promises} className="mt-8" />
    </div>
    <WhenNear standIn={placeOfDemo}>
      <LiveDemo />
    </WhenNear>
  </section>
)

const marginPx = 400

/** Renders a placeholder until it is near the viewport. */
const WhenNear = ({ standIn, children }: { standIn: ReactNode; children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: `${marginPx}px` },
    )
    if (place.current !== null) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return isNear ? children : <div ref={place}>{standIn}</div>
}
