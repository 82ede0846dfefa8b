import { Tabs as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

export const Tabs = Radix.Root
export const TabPanel = Radix.Content

export function TabList({ className, ...rest }: ComponentProps<typeof Radix.List>) {
  return <Radix.List className={cn('flex gap-1 rounded-full bg-sunken p-1', className)} {...rest} />
}

export function Tab(props: Omit<ComponentProps<typeof Radix.Trigger>, 'className'>) {
  return (
    <Radix.Trigger
      className="min-h-11 flex-1 rounded-full border border-transparent px-2 text-14 font-semibold text-ink-soft transition-colors hover:text-ink sm:px-4 data-[state=active]:border-eucalypt data-[state=active]:bg-surface data-[state=active]:text-ink"
      {...props}
    />
  )
}
