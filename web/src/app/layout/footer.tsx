import { paths } from '@verandah/contracts'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { cn } from '@/components/ui/cn.ts'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'

export function Footer() {
  const { data: user } = useCurrentUser()
  const isSignedIn = user !== null && user !== undefined
  return (
    <footer className={cn('border-t border-line print:hidden', isSignedIn && 'pb-16 sm:pb-0')}>
      <div className="mx-auto max-w-6xl px-4 pt-10 pb-8 text-14 sm:px-6">
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-[2fr_1fr_1fr_1fr]">
          <Group title="What it does">
            <FooterLink to={paths.features.search}>One search for all</FooterLink>
            <FooterLink to={paths.features.scoring}>Scores you set</FooterLink>
            <FooterLink to={paths.features.calendar}>Inspections and auctions</FooterLink>
            <FooterLink to={paths.features.compare}>Shortlist and compare</FooterLink>
          </Group>
          <Group title="Verandah">
            <FooterLink to={paths.pricing}>Pricing</FooterLink>
            <FooterLink to={paths.contact}>Contact</FooterLink>
            {!isSignedIn && <FooterLink to={paths.auth.href({ tab: 'register' })}>Create Account</FooterLink>}
          </Group>
          <Group title="Resources">
            <FooterLink to={paths.guides}>Buying guide</FooterLink>
            <FooterLink to={paths.help.href()}>Help centre</FooterLink>
          </Group>
          <Group title="Legal">
            <FooterLink to={paths.privacy}>Privacy</FooterLink>
            <FooterLink to={paths.terms}>Terms</FooterLink>
          </Group>
        </div>
        {/* A page drawn at the build has the year of its build. */}
        <p suppressHydrationWarning className="mt-8 border-t border-line pt-6 text-ink-faint">
          © {new Date().getFullYear()} Verandah. Made for people looking for a home in Australia.
        </p>
      </div>
    </footer>
  )
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h2 className="mb-1 text-14">{title}</h2>
    <ul>{children}</ul>
  </div>
)

const FooterLink = ({ to, children }: { to: string; children: string }) => (
  <li>
    <Link
      to={to}
      className="inline-flex min-h-8 items-center text-ink-soft hover:text-ink hover:underline hover:underline-offset-4 pointer-coarse:min-h-11"
    >
      {children}
    </Link>
  </li>
)
