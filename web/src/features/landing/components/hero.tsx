import { paths } from '@verandah/contracts'
import { VerandahScene } from '@/components/illustrations/verandah-scene.tsx'
import { BreakdownRow } from '@/components/property/breakdown-row.tsx'
import { ScoreRing } from '@/components/property/score-ring.tsx'
import { ButtonLink } from '@/components/ui/button.tsx'
import { PageHeading } from '@/components/ui/page.tsx'

export const promise =
  'Discover and evaluate properties with our customizable scoring system tailored to your unique priorities.'

export function Hero() {
  return (
    <section className="mx-auto grid w-full max-w-6xl items-center gap-x-14 gap-y-10 px-4 pt-10 pb-16 sm:px-6 sm:pt-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:pb-24">
      <div>
        <PageHeading className="font-display text-39! font-semibold tracking-[-0.02em]">
          Find Your Perfect Place
        </PageHeading>
        <p className="mt-5 max-w-[44ch] text-20 text-ink-soft">{promise}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
          <ButtonLink to={paths.auth.href({ tab: 'register', plan: 'free_trial' })} size="lg">
            Start Free Trial
          </ButtonLink>
          <p className="text-14 text-ink-soft">Seven days free. No card needed.</p>
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <ButtonLink to={paths.auth.href({ tab: 'register' })} variant="secondary">
            Create Account
          </ButtonLink>
          <ButtonLink to={paths.pricing} variant="quiet">
            View Pricing
          </ButtonLink>
        </div>
      </div>
      <div className="relative pb-24 sm:pb-14">
        <VerandahScene className="aspect-4/3 w-full rounded-xl" />
        <HeroCard />
      </div>
    </section>
  )
}

const lines = [
  { kind: 'factor', name: 'location', weight: 9, value: 10, points: 38, outOf: 38 },
  { kind: 'factor', name: 'price', weight: 8, value: 9, points: 30, outOf: 33 },
  { kind: 'factor', name: 'landSize', weight: 7, value: 7, points: 20, outOf: 29 },
] as const

const HeroCard = () => (
  <figure className="absolute right-3 bottom-0 left-3 rounded-lg border border-line bg-surface p-4 shadow-pop sm:right-auto sm:-left-6 sm:w-88 sm:p-5">
    <div className="flex items-center gap-4">
      <ScoreRing score={88} size="lg" />
      <figcaption className="min-w-0">
        <p className="font-display text-25 font-semibold tracking-tight tabular-nums">$1.1M</p>
        <p className="text-14 text-ink-soft">3 bedrooms, 607 m² of land</p>
      </figcaption>
    </div>
    <p className="mt-3 mb-2.5 text-14 font-medium">Strong on location and price.</p>
    <ul className="hidden flex-col gap-2 sm:flex">
      {lines.map((line) => (
        <BreakdownRow key={line.name} line={line} heaviest={9} />
      ))}
    </ul>
  </figure>
)
