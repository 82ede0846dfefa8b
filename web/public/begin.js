/* global document, PerformanceObserver */
// Loads the scripts of a prerendered page after its first paint, so that they do not delay it. `data-files`
// lists them, the entry first. Links work without them.
{
  const files = document.currentScript.dataset.files.split(' ')
  const longestWaitMs = 1500
  let hasBegun = false

  const begin = () => {
    if (hasBegun) return
    hasBegun = true
    for (const file of files.slice(1)) {
      const ahead = document.createElement('link')
      document.head.append(Object.assign(ahead, { rel: 'modulepreload', href: file, crossOrigin: 'anonymous' }))
    }
    void import(files[0])
  }

  const observer = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) setTimeout(begin)
  })
  observer.observe({ type: 'paint', buffered: true })
  // A background tab never paints, so begin after a timeout as well.
  setTimeout(begin, longestWaitMs)
}
