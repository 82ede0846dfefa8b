import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { Tooltip } from './tooltip.tsx'

beforeEach(() => {
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      this.dataset.shown = 'yes'
    },
    hidePopover(this: HTMLElement) {
      this.dataset.shown = 'no'
    },
  })
})

const open = () => {
  render(
    <Tooltip text="Open home Sat 5 Dec, 11:00 am">
      <button type="button">Open Sat</button>
    </Tooltip>,
  )
  return { user: userEvent.setup(), badge: screen.getByRole('button') }
}
const bubble = () => screen.getByRole('tooltip', { hidden: true })
const isShown = () => bubble().dataset.shown === 'yes'

describe('a tooltip', () => {
  it('stays while the pointer is on its words, so that they can be read and copied', async () => {
    const { user, badge } = open()
    await user.hover(badge)
    expect(isShown()).toBe(true)
    await user.hover(bubble())
    expect(isShown()).toBe(true)
    await user.hover(document.body)
    expect(isShown()).toBe(false)
  })

  it('closes with Escape while the pointer stays and the focus is elsewhere, and reopens with the pointer', async () => {
    const { user, badge } = open()
    await user.hover(badge)
    await user.keyboard('{Escape}')
    expect(isShown()).toBe(false)
    await user.unhover(badge)
    await user.hover(badge)
    expect(isShown()).toBe(true)
  })

  it('describes what it belongs to, and appears with the focus', async () => {
    const { user, badge } = open()
    expect(badge.getAttribute('aria-describedby')).toBe(bubble().id)
    await user.tab()
    expect(document.activeElement).toBe(badge)
    expect(isShown()).toBe(true)
    await user.tab()
    expect(isShown()).toBe(false)
  })
})
