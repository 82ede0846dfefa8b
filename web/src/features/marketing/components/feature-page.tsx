import { paths } from '@verandah/contracts'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ButtonLink } from '@/components/ui/button.tsx'
import { PageHeading } from '@/components/ui/page.tsx'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import type { Hero } from '../screens.ts'
import { HeroScreen } from './chapter.tsx'

interface FeaturePageProps {
  name: Hero
  title: string
  description: string
  heading: string
  lead: string
  alt: string
  open: { to: string; label: string }
  children: ReactNode
}

export function FeaturePage({ name, title, description, heading, lead, alt, open, children }: FeaturePageProps) {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 sm:px-6">
      <title>{`${title} · Verandah`}</title>
      <meta name="description" content={description} />
      <section className="grid items-end gap-x-16 gap-y-6 pt-10 pb-9 sm:pt-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <PageHeading className="max-w-[18ch] font-display text-31! font-semibold tracking-[-0.02em] sm:text-39!">
          {heading}
        </PageHeading>
        <div>
          <p className="max-w-[48ch] text-ink-soft lg:text-20">{lead}</p>
          <Actions open={open} />
        </div>
      </section>
      <HeroScreen name={name} alt={alt} />
      {children}
      <MoreFeatures current={name} />
    </div>
  )
}

const Actions = ({ open }: Pick<FeaturePageProps, 'open'>) => {
  const { data: user } = useCurrentUser()
  const isSignedIn = user !== null && user !== undefined
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      {isSignedIn ? (
        <ButtonLink to={open.to}>{open.label}</ButtonLink>
      ) : (
        <>
          <ButtonLink to={paths.auth.href({ tab: 'register' })}>Create Account</ButtonLink>
          <ButtonLink to={paths.pricing} variant="secondary">
            View Pricing
          </ButtonLink>
        </>
      )}
    </div>
  )
}

const features: readonly { name: Hero; title: string; text: string }[] = [
  { name: 'search', title: 'One search, every provider', text: 'Agents and portals in one ranked list.' },
  { name: 'scoring', title: 'Scores you set', text: 'What a home is worth to you, with the working shown.' },
  { name: 'calendar', title: 'Inspections and auctions', text: 'Your Saturday in one place, clashes included.' },
  { name: 'compare', title: 'Shortlist and compare', text: 'Three homes side by side, differences marked.' },
]

const MoreFeatures = ({ current }: { current: Hero }) => (
  <nav aria-labelledby="more-title" className="mt-8 mb-16 border-t border-line pt-8 lg:mt-12">
    <h2 id="more-title" className="text-20">
      What else it does
    </h2>
    <ul className="mt-3 divide-y divide-line">
      {features
        .filter(({ name }) => name !== current)
        .map(({ name, title, text }) => (
          <li key={name}>
            <Link
              to={paths.features[name]}
              className="group grid min-h-16 items-center gap-x-6 py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]"
            >
              <span className="font-semibold underline-offset-4 group-hover:underline">{title}</span>
              <span className="text-14 text-ink-soft sm:text-16">{text}</span>
              <ArrowRight className="hidden size-5 text-ink-faint transition-transform group-hover:translate-x-1 sm:block" />
            </Link>
          </li>
        ))}
    </ul>
  </nav>
)
