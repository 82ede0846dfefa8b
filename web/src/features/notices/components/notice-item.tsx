import type { HomeChangeKind, Notice } from '@verandah/contracts'
import { CalendarDays, CircleOff, Gavel, HousePlus, type LucideIcon, Tag } from 'lucide-react'
import { Link } from 'react-router-dom'
import { streetOf } from '@/components/property/street-of.ts'
import { cn } from '@/components/ui/cn.ts'
import { dateTimeText } from '@/lib/format.ts'
import { paths } from '@/lib/paths.ts'

const icons: Readonly<Record<HomeChangeKind, LucideIcon>> = {
  new: HousePlus,
  price: Tag,
  slot: CalendarDays,
  auction: Gavel,
  gone: CircleOff,
}

/** What happened to a home, to which it leads; what is unread says so. */
export const NoticeItem = ({ notice, onOpen }: { notice: Notice; onOpen: () => void }) => {
  const { kind, home, propertyId, text, searchName, createdAt, readAt } = notice
  const Icon = icons[kind]
  return (
    <li>
      <Link
        to={paths.property(propertyId)}
        onClick={onOpen}
        className="flex gap-3 px-4 py-3 -outline-offset-2 hover:bg-sunken"
      >
        <Icon
          aria-hidden
          className={cn('mt-0.5 size-5 shrink-0', readAt === null ? 'text-eucalypt' : 'text-ink-faint')}
        />
        <span className="min-w-0 flex-1 text-14">
          <span className={cn('block', readAt === null && 'font-semibold')}>
            {readAt === null && <span className="sr-only">Unread: </span>}
            {text}
          </span>
          <span className="block text-ink-soft">
            {streetOf(home)}, {home.suburb}
          </span>
          <span className="block text-12 text-ink-faint">
            {searchName} · {dateTimeText(createdAt)}
          </span>
        </span>
        {readAt === null && <span aria-hidden className="mt-1.5 size-2 shrink-0 rounded-full bg-eucalypt" />}
      </Link>
    </li>
  )
}
