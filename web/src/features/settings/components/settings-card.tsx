import { ChevronRight, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'

interface SettingsCardProps {
  to: string
  Icon: LucideIcon
  title: string
  text: string
  /** How it stands at present. */
  now?: string
}

/** The whole card leads there; its name is the title. */
export const SettingsCard = ({ to, Icon, title, text, now }: SettingsCardProps) => (
  <li className="group relative flex items-center gap-4 p-5 transition-colors hover:bg-sunken sm:gap-5 sm:p-6">
    <span className="grid size-12 shrink-0 place-items-center rounded-full bg-eucalypt-soft text-eucalypt-strong">
      <Icon aria-hidden className="size-5.5" strokeWidth={1.75} />
    </span>
    <div className="min-w-0 flex-1">
      <h2 className="text-16">
        <Link to={to} className="after:absolute after:inset-0 after:-outline-offset-2">
          {title}
        </Link>
      </h2>
      <p className="text-14 text-ink-soft">{text}</p>
      {now !== undefined && <p className="mt-1 truncate text-14 text-ink-faint">{now}</p>}
    </div>
    <ChevronRight
      aria-hidden
      className="size-5 shrink-0 text-ink-faint transition-transform group-hover:translate-x-0.5"
    />
  </li>
)
