import { CalendarDays, Heart, House, Search } from 'lucide-react'
import { NavLink } from 'react-router-dom'
import { cn } from '@/components/ui/cn.ts'
import { paths } from '@/lib/paths.ts'

const items = [
  { to: paths.home, label: 'Home', Icon: House },
  { to: paths.searchResults(), label: 'Search', Icon: Search },
  { to: paths.shortlist, label: 'Shortlist', Icon: Heart },
  { to: paths.calendar, label: 'Calendar', Icon: CalendarDays },
]

/** In the header on wide screens, under the thumb on a phone. */
export const MainNav = () => (
  <nav
    aria-label="Main"
    className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] sm:static sm:ml-4 sm:gap-1 sm:border-0 sm:pb-0"
  >
    {items.map(({ to, label, Icon }) => (
      <NavLink
        key={to}
        to={to}
        className={({ isActive }) =>
          cn(
            'flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 text-12 font-semibold transition-colors',
            'sm:min-h-11 sm:flex-none sm:flex-row sm:rounded-full sm:px-2.5 sm:text-14 md:px-4',
            isActive ? 'text-eucalypt sm:bg-eucalypt-soft sm:text-eucalypt-strong' : 'text-ink-soft hover:text-ink',
          )
        }
      >
        <Icon aria-hidden className="size-5 sm:hidden" />
        {label}
      </NavLink>
    ))}
  </nav>
)
