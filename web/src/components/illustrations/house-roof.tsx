const between = (from: number, to: number, share: number): number => Math.round(from + (to - from) * share)
const shares = Array.from({ length: 15 }, (_, index) => (index + 1) / 16)

/** Corrugated iron: a hipped roof with a gable, and the verandah's own skirt below it. */
export const HouseRoof = () => (
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
