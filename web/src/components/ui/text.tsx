import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'

const linkStyle = 'text-eucalypt underline decoration-1 underline-offset-4 hover:decoration-2'

export function TextLink(props: Omit<ComponentProps<typeof Link>, 'className'>) {
  return <Link className={linkStyle} {...props} />
}

export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} rel="noreferrer" className={`${linkStyle} [overflow-wrap:anywhere]`}>
      {children}
    </a>
  )
}

interface TextSectionProps {
  id: string
  title: string
  children: ReactNode
}

export function TextSection({ id, title, children }: TextSectionProps) {
  return (
    <section aria-labelledby={id} className="border-t border-line py-7">
      <h2 id={id} className="text-20">
        {title}
      </h2>
      <div className="mt-3 flex max-w-[68ch] flex-col gap-3 text-ink-soft">{children}</div>
    </section>
  )
}

export function Points({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul className="flex list-disc flex-col gap-1.5 pl-5 marker:text-ink-faint">
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  )
}
