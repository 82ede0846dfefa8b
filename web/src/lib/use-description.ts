import { useEffect } from 'react'

/** The page's own description for search engines, while it is open; `index.html` has the one of the product. */
export const useDescription = (text: string): void => {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]')
    if (meta === null) return undefined
    const before = meta.content
    meta.content = text
    return () => {
      meta.content = before
    }
  }, [text])
}
