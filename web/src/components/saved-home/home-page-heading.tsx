import { paths, type PropertySnapshot } from '@verandah/contracts'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { streetOf } from '@/components/property/street-of.ts'
import { ButtonLink } from '@/components/ui/button.tsx'

export function HomePageHeading({ home, children }: { home: PropertySnapshot; children: ReactNode }) {
  return (
    <header className="flex items-start gap-2">
      <ButtonLink
        to={paths.property.href(home.id)}
        variant="quiet"
        size="icon"
        className="-ml-3"
        aria-label={`Back to ${streetOf(home)}`}
      >
        <ArrowLeft className="size-5" />
      </ButtonLink>
      <div className="min-w-0 pt-1.5">{children}</div>
    </header>
  )
}
