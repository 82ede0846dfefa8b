import { type ReactNode, useId } from 'react'

interface SettingsSectionProps {
  title: string
  text: ReactNode
  children: ReactNode
}

/** What it is about on the left, what can be done on the right; one under the other where it is narrow. */
export const SettingsSection = ({ title, text, children }: SettingsSectionProps) => {
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
