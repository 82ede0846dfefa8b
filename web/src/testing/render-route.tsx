import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { App } from '@/app/app.tsx'
import { initialiseSetupFlags } from '@/lib/storage/local.ts'

/** Opens the whole application at an address, as a browser would. */
export const renderRoute = (address: string) => {
  window.history.replaceState(null, '', address)
  initialiseSetupFlags()
  return { user: userEvent.setup({ delay: null }), ...render(<App />) }
}

/** Goes to another address inside the application that is open. */
export const goTo = (address: string): void =>
  act(() => {
    window.history.pushState(null, '', address)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })

export const currentAddress = (): string => `${window.location.pathname}${window.location.search}`
