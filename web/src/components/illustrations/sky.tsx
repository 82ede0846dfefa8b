import { useId } from 'react'

const stars = '60,60 150,38 214,92 310,34 398,66 470,30 560,96 604,44 266,140 36,150'.split(' ')

export const Sky = () => {
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
