/* global window, document */
// Runs before the first paint: a chosen theme goes on <html>; without one the system decides.
try {
  const theme = window.localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage may be closed to us; the system's theme then stands.
}
