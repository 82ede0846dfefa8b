import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button.tsx'
import { PageHeading } from '@/components/ui/page.tsx'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { paths } from '@/lib/paths.ts'
import type { Hero } from '../screens.ts'
import { MoreFeatures } from './more-features.tsx'
import { HeroScreen } from './screen.tsx'

interface FeaturePageProps {
  name: Hero
  title: string
  /** For search engines. */
  description: string
  heading: string
  lead: string
  /** What the first picture shows. */
  alt: string
  /** Where somebody who is signed in does this. */
  open: { to: string; label: string }
  children: ReactNode
}

/** A page about one thing that the product does: the promise, the screen that keeps it, then the story. */
export const FeaturePage = ({ name, title, description, heading, lead, alt, open, children }: FeaturePageProps) => (
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

const Actions = ({ open }: Pick<FeaturePageProps, 'open'>) => {
  const { data: user } = useCurrentUser()
  const isSignedIn = user !== null && user !== undefined
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      {isSignedIn ? (
        <ButtonLink to={open.to}>{open.label}</ButtonLink>
      ) : (
        <>
          <ButtonLink to={paths.auth({ tab: 'register' })}>Create Account</ButtonLink>
          <ButtonLink to={paths.pricing} variant="secondary">
            View Pricing
          </ButtonLink>
        </>
      )}
    </div>
  )
}
