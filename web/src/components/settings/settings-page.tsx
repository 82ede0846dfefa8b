import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { paths } from '@/lib/paths.ts'

interface SettingsPageProps {
  title: string
  lead: string
  children: ReactNode
}

/** A page of settings: the way back to all of them, then its sections. */
export const SettingsPage = ({ title, lead, children }: SettingsPageProps) => (
  <Page title={title}>
    <Link
      to={paths.settings}
      className="-ml-1.5 inline-flex min-h-11 items-center gap-1 rounded-md pr-2 text-14 font-semibold text-ink-soft hover:text-ink"
    >
      <ChevronLeft aria-hidden className="size-4.5" />
      Settings
    </Link>
    <PageHeading className="mt-1">{title}</PageHeading>
    <p className="mt-1 mb-8 max-w-[60ch] text-ink-soft">{lead}</p>
    {children}
  </Page>
)
