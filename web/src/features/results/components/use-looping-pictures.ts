import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useRef, useState } from 'react'
import { useComesNear } from './use-comes-near.ts'

/** A loop of pictures. It is set up when it comes near the window, and loads its neighbours when somebody turns to it. */
export const useLoopingPictures = (count: number) => {
  const root = useRef<HTMLDivElement>(null)
  const isNear = useComesNear(root)
  const [isAwake, setAwake] = useState(false)
  const [selected, setSelected] = useState(0)
  const [attach, carousel] = useEmblaCarousel({ loop: true, duration: 18 })
  useEffect(() => {
    if (carousel === undefined) return
    const follow = () => setSelected(carousel.selectedScrollSnap())
    carousel.on('select', follow).on('reInit', follow)
  }, [carousel])

  const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches
  return {
    root,
    viewport: isNear || isAwake ? attach : null,
    wake: () => setAwake(true),
    selected,
    isLoaded: (index: number) => index === 0 || (isAwake && isNeighbour(index, selected, count)),
    previous: () => carousel?.scrollPrev(isStill()),
    next: () => carousel?.scrollNext(isStill()),
  }
}

const isNeighbour = (index: number, selected: number, count: number): boolean => {
  const steps = Math.abs(index - selected)
  return Math.min(steps, count - steps) <= 1
}
