import type { ReactNode } from 'react'
import { VerandahScene } from '@/components/illustrations/verandah-scene.tsx'
import { Page, PageHeading } from '@/components/ui/page.tsx'

interface EntryPageProps {
  title: string
  lead: ReactNode
  children: ReactNode
}

/** Layout of pages that lead back into an account: one form beside an illustration. */
export function EntryPage({ title, lead, children }: EntryPageProps) {
  return (
    <Page
      title={title}
      className="grid items-start gap-12 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-16 lg:py-16"
    >
      <div>
        <PageHeading>{title}</PageHeading>
        <div className="mt-2 mb-7 max-w-[52ch] text-ink-soft">{lead}</div>
        {children}
      </div>
      <VerandahScene className="hidden rounded-xl lg:block" />
    </Page>
  )
}
