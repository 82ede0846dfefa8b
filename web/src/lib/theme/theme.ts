import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'

/** `index.html` reads the same key before the first paint. */
const themeKey = 'theme'
const darkSystem = () => window.matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

const currentTheme = (): Theme => {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return darkSystem().matches ? 'dark' : 'light'
}

const chooseTheme = (theme: Theme): void => {
  document.documentElement.dataset.theme = theme
  try {
    window.localStorage.setItem(themeKey, theme)
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
  listeners.forEach((listener) => listener())
}

const subscribe = (listener: () => void) => {
  const system = darkSystem()
  listeners.add(listener)
  system.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    system.removeEventListener('change', listener)
  }
}

/** Prerendered pages know no theme; only the toggle's icon depends on it. */
const themeBeforeScripts = (): Theme => 'light'

export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, currentTheme, themeBeforeScripts), chooseTheme]
}
