import type { CurrentUser } from '@verandah/contracts'
import { LogOut } from 'lucide-react'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@/components/ui/menu.tsx'
import { useLogout } from '@/lib/endpoints/logout.ts'
import { initialsOf } from './initials.ts'

export const UserMenu = ({ user }: { user: CurrentUser }) => {
  const shownName = user.name === '' ? user.username : user.name
  return (
    <Menu>
      <MenuTrigger
        aria-label={`Your account: ${shownName}`}
        className="group grid size-11 place-items-center rounded-full"
      >
        <span className="grid size-9 place-items-center rounded-full bg-eucalypt-soft text-14 font-bold text-eucalypt-strong transition-colors group-hover:bg-eucalypt group-hover:text-on-eucalypt">
          {initialsOf(user.name)}
        </span>
      </MenuTrigger>
      <MenuContent>
        <div className="max-w-64 border-b border-line px-3 pt-2 pb-3">
          <p className="truncate text-14 font-semibold">{shownName}</p>
          <p className="truncate text-14 text-ink-faint">{user.email}</p>
        </div>
        <LogOutItem />
      </MenuContent>
    </Menu>
  )
}

const LogOutItem = () => {
  const logout = useLogout()
  return (
    <MenuItem onSelect={() => logout.mutate()} className="mt-1.5">
      <LogOut aria-hidden />
      Log out
    </MenuItem>
  )
}
