import { HouseRoof } from './house-roof.tsx'
import { HouseVerandah } from './house-verandah.tsx'

const boards = Array.from({ length: 8 }, (_, index) => 256 + index * 12)

/** Raised on stumps, wrapped in its verandah. */
export const Queenslander = () => (
  <g>
    <rect x="168" y="356" width="364" height="48" className="fill-roof-deep" opacity="0.55" />
    <g className="stroke-board-line" strokeWidth="1.5" opacity="0.6">
      {Array.from({ length: 24 }, (_, index) => (
        <path key={index} d={`M${160 + index * 16} 404l24-46m-24 0l24 46`} />
      ))}
    </g>
    <rect x="172" y="240" width="356" height="112" className="fill-board" />
    <g className="stroke-board-line" strokeWidth="1.2">
      {boards.map((y) => (
        <path key={y} d={`M172 ${y}h356`} />
      ))}
    </g>
    <FrenchDoors x={206} />
    <FrenchDoors x={424} />
    <g>
      <rect x="320" y="260" width="60" height="92" rx="2" className="fill-timber" />
      <rect x="326" y="280" width="48" height="72" className="fill-door" />
      <rect x="326" y="264" width="48" height="12" className="fill-glass" />
      <path d="M336 290h11v22h-11zM353 290h11v22h-11zM336 320h11v24h-11zM353 320h11v24h-11z" className="fill-shade" />
      <circle cx="369" cy="318" r="2" className="fill-sun" />
    </g>
    <rect x="172" y="240" width="356" height="24" className="fill-shade" />
    <HouseRoof />
    <HouseVerandah />
  </g>
)

const FrenchDoors = ({ x }: { x: number }) => (
  <g>
    <rect x={x - 14} y="264" width="14" height="88" className="fill-door" />
    <rect x={x + 70} y="264" width="14" height="88" className="fill-door" />
    <rect x={x} y="262" width="70" height="90" className="fill-timber" />
    <path
      d={`M${x + 6} 268h26v24h-26zM${x + 38} 268h26v24h-26zM${x + 6} 296h26v26h-26zM${x + 38} 296h26v26h-26zM${x + 6} 326h26v24h-26zM${x + 38} 326h26v24h-26z`}
      className="fill-glass"
    />
    <path
      d={`M${x - 12} 276h10m-10 8h10m-10 8h10m-10 8h10m-10 8h10m-10 8h10m-10 8h10M${x + 72} 276h10m-10 8h10m-10 8h10m-10 8h10m-10 8h10m-10 8h10m-10 8h10`}
      className="stroke-shade"
      strokeWidth="2"
    />
  </g>
)
