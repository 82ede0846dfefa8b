import { DropdownMenu as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

/** Not modal: the page behind keeps its scrollbar and its focus order. */
export const Menu = (props: ComponentProps<typeof Radix.Root>) => <Radix.Root modal={false} {...props} />
export const MenuTrigger = Radix.Trigger

export const MenuContent = ({ className, ...rest }: ComponentProps<typeof Radix.Content>) => (
  <Radix.Portal>
    <Radix.Content
      align="end"
      sideOffset={8}
      className={cn(
        'z-40 min-w-56 animate-enter rounded-lg border border-line bg-surface p-1.5 text-ink shadow-pop',
        className,
      )}
      {...rest}
    />
  </Radix.Portal>
)

export const MenuItem = ({ className, ...rest }: ComponentProps<typeof Radix.Item>) => (
  <Radix.Item
    className={cn(
      'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md px-3 text-14 outline-none select-none data-highlighted:bg-sunken [&_svg]:size-4.5 [&_svg]:text-ink-faint',
      className,
    )}
    {...rest}
  />
)
