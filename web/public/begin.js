/* global document, PerformanceObserver */
// Of a page that comes drawn: its scripts are fetched once it has been painted, so that they hold nothing up.
// `data-files` names them, the one to run first. Links work without them, as links do.
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
  // A page in a tab behind is never painted, but shall be ready.
  setTimeout(begin, longestWaitMs)
}
