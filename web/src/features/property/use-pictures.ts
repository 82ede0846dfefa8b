import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState } from 'react'

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** A loop of pictures that can be swiped, turned and jumped in. A picture is loaded once it or a neighbour was shown. */
export const usePictures = (count: number) => {
  const [viewport, carousel] = useEmblaCarousel({ loop: true, duration: 20 })
  const [selected, setSelected] = useState(0)
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set([0]))
  useEffect(() => {
    if (carousel === undefined) return
    const follow = () => {
      const index = carousel.selectedScrollSnap()
      setSelected(index)
      setSeen((known) => new Set([...known, index, (index + 1) % count, (index + count - 1) % count]))
    }
    carousel.on('select', follow).on('pointerDown', follow)
    return () => void carousel.off('select', follow).off('pointerDown', follow)
  }, [carousel, count])
  return {
    viewport,
    selected,
    isLoaded: (index: number) => seen.has(index),
    previous: () => carousel?.scrollPrev(isStill()),
    next: () => carousel?.scrollNext(isStill()),
    show: (index: number) => carousel?.scrollTo(index, isStill()),
  }
}

export type Pictures = ReturnType<typeof usePictures>
