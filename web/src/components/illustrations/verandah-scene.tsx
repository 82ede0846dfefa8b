import { GardenBehind, GardenInFront } from './garden.tsx'
import { Queenslander } from './queenslander.tsx'
import { Sky } from './sky.tsx'

/** A Queenslander in its garden: noon in the light theme, dusk with the lamps lit in the dark one. */
export const VerandahScene = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 640 480" aria-hidden preserveAspectRatio="xMidYMax slice" className={className} fill="none">
    <Sky />
    <GardenBehind />
    <Queenslander />
    <GardenInFront />
  </svg>
)
