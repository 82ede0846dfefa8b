const boards = Array.from({ length: 8 }, (_, index) => 256 + index * 12)

export function Queenslander() {
  return (
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
}

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

const between = (from: number, to: number, share: number): number => Math.round(from + (to - from) * share)
const shares = Array.from({ length: 15 }, (_, index) => (index + 1) / 16)

/** A corrugated iron roof: hipped, with a gable, and a separate verandah roof below. */
const HouseRoof = () => (
  <g strokeLinejoin="round">
    <path d="M446 92h26v48h-26z" className="fill-roof-deep" />
    <path d="M442 88h34v8h-34z" className="fill-board-line" />
    <path d="M160 208 246 120h208l86 88Z" className="fill-roof" />
    <g className="stroke-roof-deep" strokeWidth="1.6" opacity="0.6">
      {shares.map((share) => (
        <path key={share} d={`M${between(246, 454, share)} 120 ${between(160, 540, share)} 208`} />
      ))}
    </g>
    <path d="M246 120h208" className="stroke-timber" strokeWidth="4" strokeLinecap="round" />
    <path d="M284 186 350 106l66 80Z" className="fill-board" />
    <path d="M334 150h32m-36 8h40m-44 8h48m-52 8h56" className="stroke-board-line" strokeWidth="2.5" />
    <path d="M272 198 350 104l78 94" className="stroke-timber" strokeWidth="6" strokeLinecap="round" />
    <path d="M350 104V84m0 4 5-5-5-6-5 6Z" className="fill-timber stroke-timber" strokeWidth="2.5" />
    <path d="M287 186h126" className="stroke-timber" strokeWidth="4" />
    <path d="M160 206h380l44 38H116Z" className="fill-roof-deep" />
    <g className="stroke-roof" strokeWidth="1.6" opacity="0.75">
      {shares.map((share) => (
        <path key={share} d={`M${between(160, 540, share)} 207 ${between(116, 584, share)} 243`} />
      ))}
    </g>
    <path d="M114 245h472" className="stroke-timber" strokeWidth="5" strokeLinecap="round" />
  </g>
)

const posts = [130, 218, 306, 394, 482, 570]
const balusters = [130, 218, 394, 482].flatMap((start) =>
  Array.from({ length: 8 }, (_, index) => start + 10 + index * 10),
)

const HouseVerandah = () => (
  <g>
    <g className="stroke-timber" strokeWidth="2.4">
      {balusters.map((x) => (
        <path key={x} d={`M${x} 322v28`} />
      ))}
    </g>
    <path d="M130 320h176M394 320h176" className="stroke-timber" strokeWidth="5" />
    <g className="stroke-timber" strokeWidth="6">
      {posts.map((x) => (
        <path key={x} d={`M${x} 246v106`} />
      ))}
    </g>
    <g className="stroke-timber" strokeWidth="2.6">
      {posts.slice(0, -1).map((x) => (
        <path key={x} d={`M${x + 3} 270c2-14 10-21 24-22M${x + 85} 270c-2-14-10-21-24-22`} />
      ))}
    </g>
    <rect x="120" y="350" width="460" height="9" rx="1" className="fill-bark" />
    <g className="fill-board-line">
      {posts.map((x) => (
        <rect key={x} x={x - 5} y="359" width="10" height="47" />
      ))}
    </g>
    <g className="fill-bark">
      <rect x="308" y="359" width="84" height="10" />
      <rect x="303" y="372" width="94" height="10" />
      <rect x="298" y="385" width="104" height="10" />
      <rect x="293" y="398" width="114" height="10" />
    </g>
    <path d="M304 350l-13 54M396 350l13 54M304 320l-15 56M396 320l15 56" className="stroke-timber" strokeWidth="4.5" />
  </g>
)
