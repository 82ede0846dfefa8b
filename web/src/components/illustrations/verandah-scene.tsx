import { useId } from 'react'
import { Queenslander } from './queenslander.tsx'

/** A Queenslander in its garden: noon in the light theme, dusk with lamps lit in the dark theme. */
export function VerandahScene({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 640 480" aria-hidden preserveAspectRatio="xMidYMax slice" className={className} fill="none">
      <Sky />
      <GardenBehind />
      <Queenslander />
      <GardenInFront />
    </svg>
  )
}

const stars = '60,60 150,38 214,92 310,34 398,66 470,30 560,96 604,44 266,140 36,150'.split(' ')

const Sky = () => {
  const gradient = useId()
  return (
    <>
      <defs>
        <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="[stop-color:var(--sky-high)]" />
          <stop offset="0.8" className="[stop-color:var(--sky-low)]" />
        </linearGradient>
      </defs>
      <rect width="640" height="480" fill={`url(#${gradient})`} />
      <g className="hidden fill-timber dark:inline" opacity="0.7">
        {stars.map((star, index) => {
          const [x, y] = star.split(',')
          return <circle key={star} cx={x} cy={y} r={index % 3 === 0 ? 1.8 : 1.1} />
        })}
      </g>
      <circle cx="512" cy="104" r="74" className="fill-sun" opacity="0.22" />
      <circle cx="512" cy="104" r="42" className="fill-sun" />
      <g className="fill-timber" opacity="0.75">
        <path
          d="M76 104h96a15 15 0 0 0-4-29 24 24 0 0 0-45-7 18 18 0 0 0-30 11 13 13 0 0 0-17 25Z"
          className="dark:hidden"
        />
        <path
          d="M330 66h66a10 10 0 0 0-3-20 17 17 0 0 0-32-4 12 12 0 0 0-20 8 9 9 0 0 0-11 16Z"
          className="dark:hidden"
        />
      </g>
      <path d="M0 300c60-46 110-52 168-22s96-34 166-42 108 34 164 22 96-38 142-26v180H0Z" className="fill-hill-far" />
      <path d="M0 338c84-40 150-26 214-8s150 14 226-10 136-30 200-8v130H0Z" className="fill-hill-near" />
    </>
  )
}

const GardenBehind = () => (
  <g>
    <path d="M0 388c120-20 220-24 320-22s220 4 320 20v94H0Z" className="fill-grass" />
    <g className="stroke-bark" strokeWidth="6" strokeLinecap="round">
      <path d="M604 392c2-40-6-70 4-118m-2 46c10-14 14-20 20-24" />
    </g>
    <g className="fill-leaf-light">
      <ellipse cx="600" cy="254" rx="42" ry="30" />
      <ellipse cx="632" cy="282" rx="30" ry="22" />
      <ellipse cx="580" cy="284" rx="24" ry="16" />
    </g>
  </g>
)

/** In front: the large gum on the left, the path, tufts and a letterbox. */
const GardenInFront = () => (
  <g>
    <path d="M296 408h108c10 24 34 48 64 72H218c36-24 66-48 78-72Z" className="fill-bark" opacity="0.8" />
    <path
      d="M0 424c60-14 160-18 292-14-16 26-44 50-80 70H0ZM640 426c-60-14-110-18-232-16 14 26 40 50 72 70h160Z"
      className="fill-grass"
    />
    <Gum />
    <g className="fill-leaf">
      <path d="M146 412c-14-26 6-40 20-30 4-18 34-18 38 2 16-6 30 12 18 28Z" />
      <path d="M444 412c-12-20 4-34 18-26 6-18 34-16 38 4 18-8 36 6 26 22Z" />
    </g>
    <g className="fill-ochre" opacity="0.85">
      <circle cx="166" cy="392" r="3.5" />
      <circle cx="186" cy="386" r="3.5" />
      <circle cx="204" cy="396" r="3.5" />
      <circle cx="470" cy="394" r="3.5" />
      <circle cx="496" cy="398" r="3.5" />
    </g>
    <path
      d="M40 452l-6-20m10 20 2-26m4 26 8-20m86 42-6-18m10 18 3-24m5 24 8-18m352 16-6-20m10 20 2-26m4 26 8-20m54-14-5-16m9 16 2-20m4 20 7-16"
      className="stroke-grass-deep"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <path d="M528 466v-42" className="stroke-bark" strokeWidth="6" />
    <path d="M506 424v-14a12 12 0 0 1 12-12h20a12 12 0 0 1 12 12v14Z" className="fill-door" />
    <path d="M516 412h12M550 404v-12h9" className="stroke-timber" strokeWidth="2.5" />
  </g>
)

const Gum = () => (
  <g>
    <g className="stroke-bark" strokeLinecap="round">
      <path d="M66 440c10-70-8-118 12-214" strokeWidth="17" />
      <path d="M72 330c-22-36-34-44-48-84M74 290c18-38 26-48 52-74M78 232c2-34-4-50 4-78" strokeWidth="8" />
    </g>
    <path d="M62 420c6-40 2-70 4-104" className="stroke-shade" strokeWidth="5" strokeLinecap="round" />
    <g className="fill-leaf">
      <ellipse cx="20" cy="224" rx="52" ry="36" />
      <ellipse cx="84" cy="140" rx="66" ry="44" />
      <ellipse cx="132" cy="204" rx="46" ry="30" />
    </g>
    <g className="fill-leaf-light">
      <ellipse cx="6" cy="206" rx="34" ry="20" />
      <ellipse cx="66" cy="122" rx="42" ry="24" />
      <ellipse cx="122" cy="190" rx="28" ry="16" />
      <ellipse cx="52" cy="184" rx="30" ry="17" />
    </g>
  </g>
)
