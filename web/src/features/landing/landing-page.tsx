import { paths } from '@verandah/contracts'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Hero, promise } from './components/hero.tsx'
import { HowItWorks } from './components/how-it-works.tsx'
import { TryIt } from './components/try-it.tsx'
import { BellRing, Heart, SlidersHorizontal, Waves } from 'lucide-react'
import { IconList } from '@/components/ui/icon-list.tsx'

export function LandingPage() {
  return (
    <>
      <title>Verandah · Find Your Perfect Place</title>
      <meta name="description" content={promise} />
      <Hero />
      <TryIt />
      <HowItWorks />
      <WhatYouGet />
      <ClosingCall />
    </>
  )
}

const ClosingCall = () => (
  <section aria-labelledby="closing-title" className="mx-auto w-full max-w-6xl px-4 pb-16 sm:px-6 lg:pb-24">
    <div className="relative overflow-hidden rounded-xl bg-eucalypt-soft px-6 py-12 sm:px-12 sm:py-16">
      <h2 id="closing-title" className="max-w-[18ch] font-display text-31 font-semibold tracking-[-0.015em]">
        Spend Saturday at the right three homes
      </h2>
      <p className="mt-3 max-w-[46ch] text-ink-soft">
        Tell us what you want and what matters. Your first ranked list is a few minutes away.
      </p>
      <ButtonLink to={paths.auth.href({ tab: 'register' })} size="lg" className="mt-7">
        Create Account
      </ButtonLink>
      <Posts />
    </div>
  </section>
)

const Posts = () => (
  <svg
    viewBox="0 0 300 200"
    aria-hidden
    preserveAspectRatio="xMaxYMax meet"
    className="pointer-events-none absolute right-0 bottom-0 hidden h-full text-eucalypt opacity-25 md:block"
    fill="none"
    stroke="currentColor"
    strokeWidth="3"
  >
    <path
      d="M20 52h290M8 62h300M40 62v120M120 62v120M200 62v120M280 62v120M10 182h300M40 136h270"
      strokeLinecap="round"
    />
    <path d="M42 86c3-14 12-22 26-22M118 86c-3-14-12-22-26-22M122 86c3-14 12-22 26-22M198 86c-3-14-12-22-26-22M202 86c3-14 12-22 26-22M278 86c-3-14-12-22-26-22" />
    <path
      d="M52 138v44m12-44v44m12-44v44m12-44v44m12-44v44m12-44v44m20-44v44m12-44v44m12-44v44m12-44v44m12-44v44m12-44v44m20-44v44m12-44v44m12-44v44m12-44v44m12-44v44m12-44v44"
      strokeWidth="1.6"
    />
  </svg>
)

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

function WhatYouGet() {
  return (
    <section aria-labelledby="get-title" className="mx-auto w-full max-w-6xl px-4 py-16 sm:px-6 lg:py-24">
      <h2 id="get-title" className="text-31">
        Your priorities decide, nothing else
      </h2>
      <IconList items={promises} className="mt-8 lg:grid lg:grid-cols-2 lg:gap-x-16" />
    </section>
  )
}
