import { BellRing, Heart, SlidersHorizontal, Waves } from 'lucide-react'
import { IconList } from '@/components/ui/icon-list.tsx'

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

export function WhatYouGet() {
  return (
    <section aria-labelledby="get-title" className="mx-auto w-full max-w-6xl px-4 py-16 sm:px-6 lg:py-24">
      <h2 id="get-title" className="text-31">
        Your priorities decide, nothing else
      </h2>
      <IconList items={promises} className="mt-8 lg:grid lg:grid-cols-2 lg:gap-x-16" />
    </section>
  )
}
