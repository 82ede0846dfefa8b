import { paths } from '@verandah/contracts'
import { ChevronLeft } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { Page, PageHeading } from '@/components/ui/page.tsx'

export function SettingsPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Page title={title}>
      <Link
        to={paths.settings}
        className="-ml-1.5 inline-flex min-h-11 items-center gap-1 rounded-md pr-2 text-14 font-semibold text-ink-soft hover:text-ink"
      >
        <ChevronLeft className="size-4.5" />
        Settings
      </Link>
      <PageHeading className="mt-1">{title}</PageHeading>
      <p className="mt-1 mb-8 max-w-[60ch] text-ink-soft">{lead}</p>
      {children}
    </Page>
  )
}

export function SettingsSection({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-14 gap-y-5 border-t border-line py-8 sm:py-10 lg:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-20">
          {title}
        </h2>
        <p className="mt-1.5 max-w-[52ch] text-14 text-ink-soft">{text}</p>
      </div>
      <div className="max-w-2xl min-w-0">{children}</div>
    </section>
  )
}
