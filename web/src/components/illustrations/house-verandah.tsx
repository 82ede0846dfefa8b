const posts = [130, 218, 306, 394, 482, 570]
const balusters = [130, 218, 394, 482].flatMap((start) =>
  Array.from({ length: 8 }, (_, index) => start + 10 + index * 10),
)

/** Posts with their brackets, the rail, the boards, the stumps and the stairs. */
export const HouseVerandah = () => (
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
