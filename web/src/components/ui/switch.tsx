import { Switch as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'

export function Switch(props: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root
      className="relative h-7 w-12 shrink-0 rounded-full border border-control/60 bg-sunken transition-colors data-[state=checked]:border-eucalypt data-[state=checked]:bg-eucalypt"
      {...props}
    >
      <Radix.Thumb className="block size-5 translate-x-0.75 rounded-full bg-ink-faint transition-transform data-[state=checked]:translate-x-5.75 data-[state=checked]:bg-on-eucalypt" />
    </Radix.Root>
  )
}
