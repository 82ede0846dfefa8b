import type { DataExport } from '@verandah/contracts'
import { Check, CircleDashed } from 'lucide-react'
import { Spinner } from '@/components/ui/spinner.tsx'
import { serviceWords } from '../service-words.ts'

interface ServiceProgressProps {
  services: DataExport['services']
  isWaiting: boolean
}

/** Which part has come, and which is still awaited. */
export const ServiceProgress = ({ services, isWaiting }: ServiceProgressProps) => (
  <ul className="grid gap-x-8 gap-y-2.5 sm:grid-cols-2">
    {services.map(({ service, hasAnswered }) => (
      <li key={service} className="flex items-center gap-2.5 text-14">
        {hasAnswered ? (
          <Check aria-hidden className="size-4.5 text-eucalypt" />
        ) : isWaiting ? (
          <Spinner className="size-4.5 text-ink-faint" />
        ) : (
          <CircleDashed aria-hidden className="size-4.5 text-danger" />
        )}
        {serviceWords[service]}
        <span className="sr-only">{hasAnswered ? ': there' : isWaiting ? ': awaited' : ': late'}</span>
      </li>
    ))}
  </ul>
)
