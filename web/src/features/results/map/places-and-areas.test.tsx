import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { press } from '@/testing/app.tsx'
import { aMappedSearch, church, lennox, openMap, openMapAt } from '../testing/open-map.ts'

beforeEach(aMappedSearch)

describe('A home without a full address', () => {
  it('marks a home that hides its street as approximate, at its suburb', async () => {
    const hidden = { ...church, address: 'Richmond', isAtDoor: false }
    const user = await openMap(lennox, hidden)
    await screen.findByText(/^Dashed: about here\. 1 home at the middle of the suburb\./)
    const marker = await screen.findByRole('button', { name: /^Score 50, fair: Richmond, about here, / })
    expect(marker.querySelector('.home-marker-about')).toBeTruthy()
    expect(
      screen.getByRole('button', { name: /12 Lennox Street, Richmond/ }).querySelector('.home-marker-about'),
    ).toBeNull()
    await user.click(marker)
    await screen.findByText('Approximate: the advert hides its address')
  })
})

const areaNow = () => new URLSearchParams(window.location.search).get('area')

describe('An area of the map', () => {
  it('is the visible area, appears in the URL of the page, and can be cleared', async () => {
    const user = await openMap(lennox, church)
    await screen.findByRole('button', { name: /12 Lennox Street, Richmond/ })
    expect(screen.queryByRole('button', { name: 'Clear area' })).toBeNull()
    await press(user, 'Search this area')
    await waitFor(() => expect(areaNow()?.split(';')).toHaveLength(4))
    expect(new URLSearchParams(window.location.search).get('searchId')).toBe('search-1')
    await press(user, 'Clear area')
    await waitFor(() => expect(areaNow()).toBeNull())
  })

  it('is drawn with a pointer that is held down, and with none after Escape', async () => {
    const user = await openMap(lennox, church)
    const frame = await screen.findByRole('region', { name: /^Map; arrow keys/ })
    Object.assign(frame, { setPointerCapture: () => undefined })
    const draw = async (...corners: [number, number][]) => {
      await press(user, 'Draw an area')
      await screen.findByText('Draw around the homes you want')
      const point = (type: string, [clientX, clientY]: [number, number]) =>
        act(
          () => void frame.dispatchEvent(new PointerEvent(type, { clientX, clientY, isPrimary: true, bubbles: true })),
        )
      point('pointerdown', corners[0]!)
      for (const corner of corners) point('pointermove', corner)
      point('pointerup', corners.at(-1)!)
    }
    await draw([10, 10], [11, 11])
    expect(areaNow()).toBeNull()
    await user.keyboard('{Escape}')
    await draw([10, 10], [200, 10], [200, 200], [10, 200])
    await waitFor(() => expect(areaNow()?.split(';').length).toBeGreaterThanOrEqual(4))
    expect(screen.queryByText('Draw around the homes you want')).toBeNull()
  })
})

describe('The corners of an area', () => {
  const square = '-37.8,144.9;-37.8,145.1;-38,145.1;-38,144.9'
  const edit = async () => {
    const user = await openMapAt(`&area=${square}`, lennox, church)
    await press(user, 'Edit corners')
    return user
  }
  const corners = () => screen.getAllByRole('button', { name: /^Corner \d of \d$/ })
  const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  const cornersNow = () => areaNow()?.split(';') ?? []

  it('are moved, added and removed by keys, and searched by when they are kept', async () => {
    const user = await edit()
    expect(corners()).toHaveLength(4)
    expect(document.activeElement).toBe(corners()[0])
    await user.keyboard('{ArrowDown}')
    expect(told()).toContain('Corner 1 of 4 moved.')
    await user.keyboard('+')
    expect(corners()).toHaveLength(5)
    expect(told()).toContain('Corner added. Now there are 5.')
    expect(document.activeElement).toBe(corners()[1])
    await user.keyboard('{Delete}{Delete}')
    expect(told()).toContain('Corner removed. Now there are 3.')
    expect(document.activeElement).toBe(corners()[1])
    await user.keyboard('{Delete}')
    expect(told()).toContain('An area needs three corners.')
    expect(areaNow()).toBe(square)
    await press(user, 'Search this area')
    await waitFor(() => expect(cornersNow()).toHaveLength(3))
    const [moved, ...rest] = cornersNow()
    const [latitude = 0, longitude = 0] = moved?.split(',').map(Number) ?? []
    expect(latitude).toBeLessThan(-37.8)
    expect(longitude).toBeCloseTo(144.9, 3)
    expect(rest).toEqual(['-38,145.1', '-38,144.9'])
    expect(screen.queryByRole('button', { name: /^Corner/ })).toBeNull()
  })

  it('move to where the map is pressed afterwards, without dragging', async () => {
    const user = await edit()
    await user.click(corners()[2]!)
    expect(corners()[2]?.getAttribute('aria-pressed')).toBe('true')
    const frame = screen.getByRole('region', { name: /^Map; arrow keys/ })
    fireEvent.click(frame, { clientX: 30, clientY: 40 })
    expect(told()).toContain('Corner 3 of 4 moved.')
    await press(user, 'Search this area')
    await waitFor(() => expect(areaNow()).not.toBe(square))
    expect(cornersNow().filter((corner) => square.includes(corner))).toEqual([
      '-37.8,144.9',
      '-37.8,145.1',
      '-38,144.9',
    ])
  })

  it('stay as they were after Escape', async () => {
    const user = await edit()
    await user.keyboard('{ArrowLeft}{Escape}')
    expect(screen.queryByRole('button', { name: /^Corner/ })).toBeNull()
    expect(areaNow()).toBe(square)
  })
})
