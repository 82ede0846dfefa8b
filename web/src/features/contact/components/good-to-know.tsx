import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths.ts'

/** What may save somebody a message. */
export const GoodToKnow = () => (
  <dl className="grid content-start max-w-[46ch] gap-5 border-t border-line pt-6 text-14 text-ink-soft">
    <Fact title="A home looks wrong?">
      Send its address and what is wrong with it, and we look into where that came from.
    </Fact>
    <Fact title="Plans and invoices">
      What each plan costs is on <FactLink to={paths.pricing}>the plans page</FactLink>; your invoices are in your{' '}
      <FactLink to={paths.subscription}>subscription</FactLink>.
    </Fact>
    <Fact title="What becomes of your message">
      It is kept safe first, then passed on, so that none is lost. We use your address to answer, for nothing else.
    </Fact>
  </dl>
)

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <dt className="font-semibold text-ink">{title}</dt>
    <dd className="mt-0.5">{children}</dd>
  </div>
)

const FactLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="text-eucalypt underline decoration-1 underline-offset-4 hover:decoration-2">
    {children}
  </Link>
)
