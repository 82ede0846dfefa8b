import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

/** Extra words on hover or focus; the child must make sense without them. */
export const Tooltip = ({ text, children }: { text: ReactNode; children: ReactNode }) => (
  <Radix.Provider delayDuration={200}>
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          className="z-40 max-w-64 animate-enter rounded-md bg-ink px-3 py-2 text-12 text-paper shadow-pop"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  </Radix.Provider>
)
