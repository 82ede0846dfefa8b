import { VerandahScene } from '@/components/illustrations/verandah-scene.tsx'
import { ButtonLink } from '@/components/ui/button.tsx'
import { PageHeading } from '@/components/ui/page.tsx'
import { paths } from '@/lib/paths.ts'
import { HeroCard } from './hero-card.tsx'

export const promise =
  'Discover and evaluate properties with our customizable scoring system tailored to your unique priorities.'

export const Hero = () => (
  <section className="mx-auto grid w-full max-w-6xl items-center gap-x-14 gap-y-10 px-4 pt-10 pb-16 sm:px-6 sm:pt-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:pb-24">
    <div>
      <PageHeading className="font-display text-39! font-semibold tracking-[-0.02em]">
        Find Your Perfect Place
      </PageHeading>
      <p className="mt-5 max-w-[44ch] text-20 text-ink-soft">{promise}</p>
      <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
        <ButtonLink to={paths.auth({ tab: 'register' })} size="lg">
          Create Account
        </ButtonLink>
        <ButtonLink to={paths.pricing} size="lg" variant="secondary">
          View Pricing
        </ButtonLink>
      </div>
      <p className="mt-4 text-14 text-ink-faint">Seven days free. No card needed.</p>
    </div>
    <div className="relative pb-24 sm:pb-14">
      <VerandahScene className="aspect-4/3 w-full rounded-xl" />
      <HeroCard className="absolute right-3 bottom-0 left-3 sm:right-auto sm:-left-6 sm:w-88" />
    </div>
  </section>
)
