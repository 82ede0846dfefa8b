import { type KeyboardEvent, useState } from 'react'

interface ListKeys {
  count: number
  onChoose: (index: number) => void
  onOpen: () => void
  onClose: () => void
}

/** The keys of a combobox (ARIA APG): arrows move and open, Enter chooses, Escape closes; the focus stays in the input. */
export const useListKeys = ({ count, onChoose, onOpen, onClose }: ListKeys) => {
  const [index, setActive] = useState(-1)
  const active = index < count ? index : -1
  const move = (by: number) => {
    onOpen()
    if (count > 0) setActive(active === -1 ? (by > 0 ? 0 : count - 1) : (active + by + count) % count)
  }
  const actions: Partial<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Escape: () => {
      setActive(-1)
      onClose()
    },
    ...(active === -1 ? {} : { Enter: () => onChoose(active) }),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = actions[event.key]
    if (act === undefined) return
    event.preventDefault()
    act()
  }
  return { active, setActive, onKeyDown }
}
