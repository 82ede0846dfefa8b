/** How the words around a mention leave it: claimed, denied, or neither. */
export type Standing = 'claimed' | 'denied' | 'open'

interface Place {
  /** The sentence, in lower case. */
  words: string
  start: number
  end: number
}

const breaks =
  /[;]|\s[/+-]\s(?!(?:no|none|nil|n\/a|not)\b)|(?<!!)!+\s|\?\s(?!(?:no|none|nil|not)\b)|\b(?:but|although|though|however|whereas|while|yet|nevertheless|otherwise|until then)\b|,? and (?=(?:the (?:house|home|property)|this (?:one|home|house)|it (?:is|has|was)|inside|i(?:'m|t's)|there (?:is|are|isn't)|you will find|the (?:double|lock-up|granny|valley|views?) )\b)/g

/** What follows stands alone, but what came before goes on to speak of it. */
const openings =
  /(?<!\b(?:lacks?|lacking|missing|without|not|excludes)):\s|\b(?:shows?|says|confirms?|states?|proves)(?: that)?\b/g

/** The part of the sentence around the mention, from one break to the next. */
const partAround = ({ words, start, end }: Place): Place => {
  let [from, to] = [0, words.length]
  for (const { index, 0: mark } of words.matchAll(breaks)) {
    if (index + mark.length <= start) from = index + mark.length
    else if (index >= end && to === words.length) to = index
  }
  for (const { index, 0: mark } of words.matchAll(openings))
    if (index + mark.length <= start) from = Math.max(from, index + mark.length)
  while (words[from] === ' ') from += 1
  return { words: words.slice(from, to), start: start - from, end: end - from }
}

const bounds = (text: string, at: number): [number, number] => {
  const left = Math.max(text.lastIndexOf(',', at - 1), text.lastIndexOf('(', at - 1))
  const rights = [text.indexOf(',', at), text.indexOf(')', at), text.indexOf('(', at)].filter((place) => place >= 0)
  return [left + 1, Math.min(text.length, ...rights)]
}

/** The sentence as a whole speaks of what is not, or not of this home. */
const elsewhere =
  /\?["')]*$|\b(?:neighbour(?:s|ing)?(?:'s?)?|next door|display (?:homes?|villages?|suites?|units?)|homes in (?:this|the)|houses in (?:this|the)|other (?:homes|units|houses|lots)|(?:drive|walk|stroll|minutes?|metres|km|ride|streets?|blocks|suburbs?) away|down the road|(?:of|in|inside) the (?:shopping|retail|leisure|sports|nearby) [a-z]+|at the (?:leisure|sports|aquatic|rsl|club|school|park|beach|shops?|pub|library|gym|mall|end of|hall|centre|local)|artist's impression|no other (?:home|house|unit|apartment)|your (?:new|future|dream|next) home (?:could|can|will)|(?:garages|pools|carports|studies|places|dwellings) in this|(?:shed|gate|pump|fence|letterbox) has its own|photographer's|of your choice|drawings?|architect has drawn|rendered|renders|(?:when|while|although|though) the (?:street|town|road|suburb|park)|among (?:the )?renovated|home to |similar home|example|packages|(?:unit|(?<!granny )flat|apartment|house|home|one|level) (?:upstairs|above|below|opposite|across|beside us)|others? in|similar|from the (?:top of|ridge|mountain|lighthouse|peak|trail|track|pier|pub|hill|lookout|summit|bar|park|bridge|beach|tower|cafe|restaurant|reserve|headland|jetty|wharf)|in the (?:suburb|area|district|region|town|street)\b|incentives|cannot say|(?:not|never|yet to) (?:been |be )?(?:checked|assessed|confirmed|tested)|to be confirmed|tbc|never (?:been )?built|lapsed|within (?:\d+|walking|easy|a few|a short|five|ten|two|three|cooee)|in the next|previous advert|s?tca\b.{0,3}each|website|buyers? to confirm|buyers? (?:must|should)|(?:own|further) enquiries|has not checked|have not obtained|(?:body corporate|owners'? corporation|strata|committee|by-?laws?)(?: plan| rules?)? (?:is|permits?|has (?:voted|plans|approved)|will|plans|may|considers|allows)|the agent has not|ask (?:us|your|the)|(?:at|of|on|than|beside) (?:number|no\.?) \d+|number \d+ (?:has|sold|is)|adjoining|nearby|invest now|mitigation|insurance|house behind|next lot|compare that|seller can|vendor can|we can recommend|would suit|if council|council agrees|council will need|council approves|council's|estate (?:will|is to)|being considered|under consideration|is considering|voted to|are planned|is planned|to be installed|to come|coming (?:in|soon)|arrives|by \d{4}\b(?<=20\d\d)|in 20(?:2[7-9]|3\d))\b/

const foreignSubject =
  /^(?:["'(]*)(?:(?:the |our |a |an |this |every |all |most |many |some |other )(?:[a-z'-]+ )?(?:skylight|lobby|foyer|gym and|package|model|release|clubhouse|purchasers?|display|parks?|pub|shops?|schools?|agents?|agency|office|street|estate|suburb|station|levee|council|fridge|oven|dishwasher|taps?|tv|hotel|town|child ?care(?: centre)?|library|hospital|university|area|district|region|village|oval|club|road|developer|market|seller|committee|vendors?|owners?|land next|block next|cafe|bakery|church|gym at|kindergarten|community|city|state|government|buyers?|bank|builder)|stage \d+|lot \d+|(?:most |many |other |some |few |renovated |larger |similar |all )?(?:homes|houses|units|shops|schools|buyers|agents|neighbours|students|investors|(?:every|each|all) (?:lots?|homes?|units?) in|package|residents of|(?:upper|lower|higher)[a-z -]{0,8}(?:apartments|units)|apartments in|purchasers|council plans)|council(?! (?:mapp|search|cert|approv|over|zon|says|confirm))|nbn co)(?:'s)? (?!of this|that|here|is yours|has (?:renovated|installed|added|kept|just)|have (?:renovated|installed|added|kept))/

/** Whoever lives here did it, to this home. */
const ownDeed =
  /^(?:the |our )?(?:current |present |previous |former |last |proud )?(?:owners?|vendors?|sellers?) (?:has |have )?(?:[a-z]+ly |just |since )?(?:never (?:got|had|put|needed|bothered|fitted|installed|wanted)|renovated|installed|added|kept|put|fitted|built|restored|updated|replaced|removed|took)\b/

/** What the whole sentence is about, although it says so at one end of it only. */
const ofTheSentence =
  /\?["')]*$|^wanted\b|^[^:]*\b(?:to come|coming soon|planned|proposed|future|wish ?list|approved|not included|excluded)\b[^:]*:|^(?:excluded|not included)\b|\bchoice is yours\b|\bwaiting clients?\b|\b(?:virtual|virtually|digitally|computer[- ]generated)\b.*\b(?:pool|images?|photo|photograph)/

/** Places that are reached from the home; what follows is there, until the sentence comes back to the home. */
const reached =
  /\b(?:close to|closest|near(?: to)?|minutes?'? (?:walk |on foot |drive |stroll )?(?:to|from|away)|walk(?:ing distance)?(?: of)? to|walking distance|stroll(?: to)?|steps (?:to|from)|moments (?:to|from)|metres (?:to|from)|km (?:to|from)|proximity to|stone's throw|handy to|access to(?! (?:the |a )?(?:pool|gym|residents|shared|communal|large|resort))|adjacent to|opposite|across (?:from|the road)|around the corner|round the corner|down the road|up the road|in walking|surrounded by|from here|swim at|(?:brings?|takes?|gets?|leads?) you to|parking at|inspections?|join us|(?:trip|drive|ride|short walk) to|on the corner|end of the (?:road|street)|behind the (?:bakery|church|shops?)|down the (?:road|street|hill to)|hill with|lookout|kiosk|in the (?:park|village|suburb|street|area))\b/g
const back =
  /(?:,|\band\b|\bfrom\b)\s*(?:with|plus|featuring|featured|offering|there (?:is|are)|this|it|here|a (?:double|single|separate|sparkling|private)|an? |double|single|own|your own|has|have|inside|at home|(?:walk|come|drive|head|go) (?:back )?home|return home|you have|complete with|includ\w*)\b/

/** What somebody may wish for or plan; it reaches to the end of the part. */
const wished =
  /(?:^(?:just |simply |why not |then |and |or |so |perhaps |please )?(?:add|adding|(?:rent|hire|lease) an?|use|install|build|put in|imagine|picture|create|convert|renovate|extend|dream|consider|explore|invest|get|ask|check|(?:split|design|bring|view|study|plan|start|open|swap|replace|turn) (?:the|your|our|a|an|this|it))\b)|\b(?:could|would|might|may|can be|can (?:add|build|install|have)|should|will (?:have|be(?! (?:glad|pleased|happy|delighted|relieved|surprised|impressed|thrilled))|install|lift|get|protect|follow|bring|add|need)|shall|room(?: [a-z]+){0,4} for|room to|space(?: [a-z]+){0,4} for|space to|scope|potential|possib(?:le|ility|ilities)|opportunity|opportunities|opportunity to|provision|pre-?wired|wired for|plumbed for|ready (?:for|to)|prepared for|option|options|optional|(?:won't|don't|doesn't|didn't|never)(?: really)? (?:need|want|miss)(?:ed|s)?(?! (?:to|for)\b)|plans? (?:(?:in hand|drawn|drawn up|ready|available|lodged|submitted) )?(?:for|of|by|to|include|shows?|are|with|have)|planned|proposed|permit (?:for|to)|permits|approval for|approved for|approved plans|da (?:for|approved)|dreams?|ideal (?:site|spot|place|block|for)|perfect (?:site|spot|place) for|all it needs|(?:just|only) needs|needs only|suits?|suitable|once|if |when you|subject to (?:council|approval|planning|strata)|add value|to add|adding|awaiting|soon|future|upgrade (?:to|available)|(?:switch|change|move|moving) to|quotes? (?:for|on)|(?:gas |power |water )?points? for|upgrad(?:able|eable)|eligible|imagine|want|wants|wish|going to|with the right|how about|get in before|in time|one day|later|compare|allow for|allows for|begging for|would-be|waiting for|lapsed|expected|arranged?|missing|shown in|lists the)\b/g

/** "Big enough for a pool", "awaiting its renovation". */
const rightBefore =
  /\bneed(?:s|ed)? (?:an?|more) (?:[a-z]+ )?$|\b(?:if|unless) (?:an? |the )?(?:[a-z-]+ )?$|\bno need (?:for|of) (?:an? |any )?(?:[a-z-]+ )?$|\b(?:perfect|ideal|enough|suited|great|right|ready|suitable|prime|earmarked|connected|in place|there|zoned|approved|planned|orientated|oriented|positioned|angled|pitched|allowance|base|slab|wiring|plumbing|reserved|allocated|designed) (?:site |spot |place )?(?:for|to take|to house) (?:a |an |your |the |its )?(?:[a-z-]+ )?$/

/** Words right at the mention that take it back. */
const takenBackAfter =
  /^(?:s|ing)?(?: system| panels?| space| works?)?(?: (?:or|and) [a-z]+)? ?-?(?:ready|potential|possible|possibilities|provision|opportunity|options?|optional|upgrade|upgradeable|stca|\(?s\.?t\.?c\.?a|(?:\(?subject to)|later\b|one day|plans?\b|planned|proposed|approved subject|permit(?:ted)?\b|\(?not working|(?:is |are )?(?:needed|required|necessary)\b|(?:streets?|suburbs|neighbours|towns?)\b|could|can be|may be|would|to be (?:built|added|installed)|(?:is |are )?(?:promised|on (?:offer|order|request))|available from|(?:spaces? )?(?:is|are) (?:rare|hard to find|at a premium|in demand)|(?:is |are )?(?:due|scheduled|expected)\b|is (?:coming|to come|on its way|planned|proposed|possible)|are (?:planned|possible|coming)|coming|soon|arriving|in 20(?:2[7-9]|3\d)|shown in photos|not included|and gym nearby|will|next year|(?:from|by) 20\d\d|is all (?:that|it)|(?:s)?(?: is| are| does| do| has| has been| have been)? (?:not work|broken|decorative|ornamental|out of order|disconnected)|(?:system |panel )?(?:installation|quotes?|quotations?|repairs?|specialists?|shops?|dealers?|installers?|suppliers?|contractors?|experts|compan(?:y|ies)|businesses|brands)\b|belongs? to (?!(?:this|the (?:home|house|property)|you|us))|for (?:visitors|guests|customers)|to come|(?:is|are) (?:still )?(?:being|under) (?:built|installed|fitted|added|construction|constructed)|under construction|for the common|for common| (?:is|are) (?:only )?on (?:the )?(?:plans?|paper)\b|,? sold separately|[^,;:]{0,60}\b(?:(?:is|are) not (?:for sale|part of|included)|at (?:the )?(?:buyer|purchaser)'?s'? (?:cost|expense)|before settlement|goes with (?:him|her|them)|go with (?:him|her|them)))/

/** What became of it, or who it belongs to, further on in the part. */
const lostLater =
  /^[a-z' ]{0,40}\b(?:lost to|(?:was|were|been|is|are) (?:now )?(?:enclosed|sold|closed in|bricked up|dismantled|condemned|stolen|allowed|permitted)|in error|burnt down|(?:has|have|had) been considered|considered|next step|(?:available|let|leased?|rented) (?:for (?:lease|rent)|separately))\b/
const ofOthersBefore =
  /\b(?:(?:someone|everyone|anybody|somebody) else's|other people's|not (?:all|every|each|many)\b[a-z ]{0,30}) (?:[a-z-]+ )?$|\bprevious $/

const trailing =
  /\b(?:stca|s\.t\.c\.a|subject to (?:council|strata|approval|planning|body corporate|owners)[a-z ]*|with council approval pending|if you (?:wish|move|like))\)?[.!]*$/

const denials =
  /\b(?:no|not(?! only)|without|never|neither|nor|none|nothing|lacks?|lacking|minus|excludes?|excluding|except|isn't|aren't|wasn't|doesn't|don't|didn't|hasn't|haven't|won't|can't|free of|free from|outside|above(?![- ]ground)|out of|beyond|clear of|nil|zero|contrary|away from|instead of|rather than)\b/g
const affirmed =
  /\b(?:not only|not just|not (?:one|a single) thing|no (?:one (?:can|will)|wonder|doubt|need|expense|shortage|waiting|end|less)|not without|never (?:without|far|again|leave|want|tire|miss|look|be)|nothing (?:but|beats)|not far)\b/
const restarts =
  /\b(?:and (?:a|an|the|plus|with|has|lots|plenty|there|is|its|it)\b|plus\b|with\b|just\b|only the\b|as it (?:is|has)|(?:it|this|there) (?:has|is) |:)/

const deniedAfter =
  /^(?:s|es)?(?: [a-z]+)?(?:,)?(?:(?:: ?| - |\? ?)(?:no|none|nil|n\/a|not)\b| (?:no|nil|none)(?=[,.;]|$)|(?: system| panels?)? ?(?:has gone|have gone|(?:now )?gone\b|(?:is|are)(?: long| now)? gone|once was|once stood|was (?:removed|filled|never|taken|demolished|decommissioned)|were (?:removed|never|taken)|has (?:been|now been|since been) (?:removed|filled|taken|demolished|decommissioned|converted|turned|replaced)|have (?:been|since been) (?:removed|taken|replaced)|used to be|is not|are not|isn't|aren't|is no more|(?:was|were|has been|have been) (?:since )?(?:lifted|revoked)|no longer|is (?:scarce|limited(?! (?:this|to|for|during))|absent|lacking)|not (?:yet )?(?:provided|connected|available|fitted|installed)|does not exist|are absent|is absent|filled in|removed|(?:was|has been) filled))/
const deniedLater =
  /^.{0,60}\b(?:is (?:all|the (?:only|one|single) thing)\b.{0,40}\b(?:lacks?|missing)|it has none|there is none|there are none|has none|there isn't one|there is not one|we have none|none (?:is|at present|now|any more|remains?))\b/
const turnedInto =
  /^(?:, which [a-z ]{0,24}|[a-z ]{0,12})(?:was|has been|is now|were|has|now)? ?(?:(?:turned|converted|become|transformed|made) (?:into|to|as|its|an?|the)|(?:used|set up) as) |^ (?:is|are|was) now (?:an?|the|part of) /

/** The text after the last time that `pattern` is found in it; null where it is not. */
const afterLast = (text: string, pattern: RegExp): string | null => {
  const last = [...text.matchAll(pattern)].at(-1)
  return last === undefined ? null : text.slice(last.index + last[0].length)
}

export const standingOf = (place: Place): Standing => {
  const { words, start, end } = partAround(place)
  const [from, to] = bounds(words, start)
  const left = words.slice(0, start)
  const near = words.slice(from, start)
  const right = words.slice(end)
  if (deniedLater.test(place.words.slice(place.end))) return 'denied'
  if (isElsewhere(place.words, words, left)) return 'open'
  if (isWished(words, { left, right, to, end }) || turnedInto.test(right)) return 'open'
  if (deniedAfter.test(right)) return 'denied'
  return isDenied(near, left) ? 'denied' : 'claimed'
}

const isElsewhere = (sentence: string, part: string, left: string): boolean => {
  if (elsewhere.test(part) || ofTheSentence.test(sentence)) return true
  if (foreignSubject.test(part) && !ownDeed.test(part)) return true
  const since = afterLast(left, reached)
  return since !== null && !back.test(since)
}

const isWished = (part: string, { left, right, to, end }: { left: string; right: string; to: number; end: number }) => {
  if (rightBefore.test(left)) return true
  const since = afterLast(left, wished)
  if (since !== null && !/(?:,|\band\b) (?:with|plus|there (?:is|are)|it has|this has)\b/.test(since)) return true
  if (takenBackAfter.test(right) || lostLater.test(right) || ofOthersBefore.test(left)) return true
  const last = trailing.exec(part)
  if (last === null || isInside(part, end)) return false
  const opening = Math.max(part.lastIndexOf(',', last.index), 0)
  const isOwnChunk = /^[,(\s]*$/.test(part.slice(opening, last.index).replace(/[()]/g, ''))
  return isOwnChunk || to >= last.index || end > opening
}

/** "Room behind the pool for a granny flat": the pool is there. */
const isInside = (part: string, end: number): boolean =>
  [...part.matchAll(wished)].some(({ index, 0: wish }) => index < end && index + wish.length > end)

const isDenied = (near: string, left: string): boolean => {
  if (affirmed.test(near)) return false
  if (/\b(?:removed|demolished|decommissioned|took(?: out)?|taken|filled in) (?:the |its |their )(?:old )?$/.test(near))
    return true
  if (/\bformer(?:ly)?(?: with)?(?: an?| the)?(?: [a-z-]+)? $/.test(near)) return true
  const since = afterLast(near, denials)
  if (since !== null) return !restarts.test(since)
  return /\b(?:no|without|neither|nor)\b[^,]{0,30}(?:, [a-z ]{1,20}){0,3},? or $/.test(left)
}
