import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { App } from '@/app/app.tsx'
import { initialiseSetupFlags } from '@/lib/storage/local.ts'

/** Renders the whole application at a URL. */
export function renderRoute(address: string) {
  window.history.replaceState(null, '', address)
  initialiseSetupFlags()
  return { user: userEvent.setup({ delay: null }), ...render(<App />) }
}

/** Navigates within the open application. */
export function goTo(address: string): void {
  act(() => {
    window.history.pushState(null, '', address)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
}

export function currentAddress(): string {
  return `${window.location.pathname}${window.location.search}`
}
