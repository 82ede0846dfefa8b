import { type CurrentUser, paths } from '@verandah/contracts'
import { CircleUserRound, CreditCard, LogOut, Settings, SlidersHorizontal, Users } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { NavLink } from 'react-router-dom'
import { cn } from '@/components/ui/cn.ts'
import { useDisclosure } from '@/components/ui/use-disclosure.ts'
import { useLogout } from '@/lib/endpoints/logout.ts'
import { waiting } from '@/lib/outgoing/waiting.ts'

const LogOutDialog = lazy(async () => ({ default: (await import('./log-out-dialog.tsx')).LogOutDialog }))

const itemStyle = 'flex min-h-11 w-full items-center gap-2.5 rounded-md px-3 text-14 hover:bg-sunken'
const iconStyle = 'size-4.5 text-ink-faint'

const links = [
  { to: paths.account, label: 'Account', Icon: CircleUserRound },
  { to: paths.household, label: 'Household', Icon: Users },
  { to: paths.subscription, label: 'Subscription', Icon: CreditCard },
  { to: paths.preferences, label: 'Preferences', Icon: SlidersHorizontal },
  { to: paths.settings, label: 'Settings', Icon: Settings },
]

export function UserMenu({ user }: { user: CurrentUser }) {
  const { isOpen, close, areaProps, triggerProps } = useDisclosure()
  const logout = useLogout()
  const [isAsking, setAsking] = useState(false)
  const isUnsent = () => waiting.read().files.length + waiting.read().entries.length > 0
  const shownName = user.name === '' ? user.username : user.name
  const initials = initialsOf(user.name)
  return (
    <div className="relative" {...areaProps}>
      <button
        type="button"
        aria-label={`Your account: ${shownName} (${initials})`}
        className="group grid size-11 place-items-center rounded-full"
        {...triggerProps}
      >
        <span className="grid size-9 place-items-center rounded-full bg-eucalypt-soft text-14 font-bold text-eucalypt-strong transition-colors group-hover:bg-eucalypt group-hover:text-on-eucalypt">
          {initials}
        </span>
      </button>
      {isOpen && (
        <div className="absolute top-full right-0 z-40 mt-2 w-64 animate-enter rounded-lg border border-line bg-surface p-1.5 shadow-pop">
          <div className="border-b border-line px-3 pt-2 pb-3">
            <p className="text-14 font-semibold wrap-anywhere">{shownName}</p>
            <p className="text-14 text-ink-faint wrap-anywhere">{user.email}</p>
          </div>
          <nav aria-label="Your account" className="border-b border-line py-1.5">
            {links.map(({ to, label, Icon }) => (
              <NavLink
                key={to}
                to={to}
                onClick={close}
                className={cn(
                  itemStyle,
                  'aria-[current]:font-semibold aria-[current]:underline aria-[current]:underline-offset-4',
                )}
              >
                <Icon className={iconStyle} />
                {label}
              </NavLink>
            ))}
          </nav>
          <button
            type="button"
            aria-disabled={logout.isPending || undefined}
            onClick={() => {
              if (isUnsent()) setAsking(true)
              else if (!logout.isPending) logout.mutate()
            }}
            className={cn(itemStyle, 'mt-1.5')}
          >
            <LogOut className={iconStyle} />
            {logout.isPending ? 'Logging out…' : 'Log out'}
          </button>
        </div>
      )}
      {isAsking && (
        <Suspense>
          <LogOutDialog
            isPending={logout.isPending}
            onLogOut={() => logout.mutate()}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

const initialsOf = (name: string): string => {
  const letters = name.split(/\s+/).flatMap((word) => /\p{L}/u.exec(word)?.[0] ?? [])
  return letters.length === 0 ? 'U' : letters.slice(0, 2).join('').toUpperCase()
}
