import { Link } from 'react-router-dom'
import { cn } from '@/components/ui/cn.ts'
import { paths } from '@/lib/paths.ts'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'

export const Footer = () => {
  const { data: user } = useCurrentUser()
  const isSignedIn = user !== null && user !== undefined
  return (
    <footer className={cn('border-t border-line', isSignedIn && 'pb-16 sm:pb-0')}>
      <div className="mx-auto flex max-w-6xl flex-col gap-2 px-4 py-8 text-14 text-ink-faint sm:flex-row sm:items-center sm:justify-between sm:px-6">
        <p>© {new Date().getFullYear()} Verandah. Made for people looking for a home in Australia.</p>
        <div className="flex gap-6 font-semibold">
          <Link to={paths.pricing} className="min-h-11 content-center hover:text-ink">
            Pricing
          </Link>
          {!isSignedIn && (
            <Link to={paths.auth({ tab: 'register' })} className="min-h-11 content-center hover:text-ink">
              Create Account
            </Link>
          )}
        </div>
      </div>
    </footer>
  )
}
