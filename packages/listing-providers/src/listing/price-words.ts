/* Words that agents write around the amount in a price text. Patterns expect lower case and a few hundred letters. */

/** After an amount: recurring payments, or prices per unit. */
export const rates =
  /^\s*(?:\+\s?|plus\s)?(?:gst\s)?(?:net\s|gross\s)?(?:(?:per|a|each|\/|p[./]?)\s?(?:calendar )?(?:w|wk|week|m|mth|month|a|annum|yr|year|q|qtr|quarter|night|fortnight|m2|sqm|square|acre|hectare|ha)\b|pcm\b|psm\b|(?:week|month|quarter|annual|year)ly\b)/
/** The other end of "$36,000 - $38,000 pa". */
export const secondEnd = /^\s*(?:-|to|and)\s*\$?[\d.,]+\s?k?/
/** Units after a number without a dollar sign. */
export const counted =
  /^ ?\+? ?(?:\(?[a-z]+\.?\)? )?(?:m2|sqm|sq\.? ?(?:m|ft)|square|ac|acres?|ha|hectares?|l|lt|litres?|kl|kms?|kilometres|metres|people|homes|groups|views|visits|owners)\b/
/** Bonuses, savings and fees beside a price. */
export const extrasAfter =
  /^[\s+]*(?:(?:holding |initial |minimum )?deposit|bond|(?:[a-z'-]+ ){0,5}(?:grants?|fhog|homebuilder|bonus|rebate|cash ?back|voucher|incentive|boost|concession|exemption|allowance|credit|refund|reward|packages?)\b|gst (?:\+|&|and) outgoings|gift|landscaping|furniture|rent(?:al)?\b|returns?\b|income|yield|worth\b|secures?\b|holds?\b|down\b|to secure|stamp duty|sav(?:ed|ings?)\b|back\b|towards\b|off\b(?! the plan)|(?:price )?(?:drop|cut|reduction|discount)|(?:[a-z]+ )?(?:upgrades?|inclusions)\b|(?:worth )?(?:in|of) (?:free |your )?(?:stamp|savings|rebates|cash|bonus|upgrades|inclusions|extras|improvements|renovations)|(?:below|under|above|over|less than|cheaper than) (?:the |its |bank )?(?:valuation|market|replacement|reserve|recent|asking|what))/
export const extrasBefore =
  /\b(?:deposit|bond|save|savings?|discount|bonus|rebate|grants?|fhog|homebuilder|cash ?back|receive|incentive|stamp duty|strata|body corp\w*|levy|levies|outgoings|rates|rent\w*|leases?|leased|tenanted|paying|income|returns?|returning|earning|profit|costs?|worth|secured? (?:today )?with|hold with)\b|\b(?:reduced|dropped|down|cut|slashed)(?: a further| another)?\W*$/g
/** Former prices, valuations, and what other homes sold for. */
export const notThePrice =
  /\b(?:was|were|previously|formerly|originally|initially|(?:reduced|dropped|down|cut|slashed|revised|adjusted) from|passed in|(?<!opening |starting )bid|(?:highest|last|current) offer|refused|declined|rejected|valued|valuations?|(?:bank|council) val|appraise[dr]|(?:median|average|record|previous|last|old|suburb)(?: \w+)? price|median|average|record|neighbours?|next door|nearby (?:sales?|sold|homes?|units?|houses?)|similar|comparable|last (?:sold|sale)|sold in (?:19|20)\d\d|replacement|insur\w+|price cap|(?:rental|first home) guarantee|(?:reduced|down|discounted|cut|slashed) by|(?:drop|reduction|discount|cut) of|turnover|loans?|borrow|repayments?|spent|(?:vendors?|owners?) paid|bought|purchased)\b/g
export const notThePriceAfter =
  /^\s*(?:(?:was )?(?:spent|refused|declined|rejected|knocked back|passed in)|(?:vendor'?s? )?bid|(?:bank |council |sworn )?valuation|(?:suburb |house |unit )*(?:median|average)|replacement|turnover|previously(?!\s*\$))\b/
/** Cancels the words above: "was $765,000, now $725,000". */
export const countsNow = /\b(?:now|asking|seeking|priced|guide|our price|reduced to|dropped to|down to|price)\b/g
/** Everything before one of these is a former price. */
export const takesOver = /\b(?:now|new price|asking|seeking|our price|reduced to|dropped to|down to)\b|[→»]/
/** Beside a price: extras, parts of it, another home's price. */
export const besideThePrice =
  /(?:\+|\bplus|\b(?:incl?|including|includes|with)\b\.?)\s*(?:up to |over |approx )?$|\bsold\b/

const adverbs = String.raw`(?:\s(?:the|just|only|approx\w*\.?|around|about|circa|as low as))*(?:[\s:]*|-)$`
/** Minimum prices, including common misspellings. */
export const atLeast = new RegExp(
  String.raw`(?:\b(?:from|above|exc?ess?(?: of)?|(?<!not )exceeding|north of|starting(?: at| price)?|starts?(?: at)?|begin(?:s|ning)?(?: at)?|open(?:s|ing)? at|(?:opening|starting) bids?|minimum|min|o\/[oa]|o\/over|oo|ovr|abv|abov|frm|form|off+e?rs? o\w{2,4}|o\.?i\.?e\.?o\.?|ieo|beyond|better than|more than|at least|upwards? of|(?:no|not) less than|(?:not|nothing) (?:under|below))|\b(?:offers)?over|[>≥])` +
    adverbs,
)
export const atLeastAfter =
  /^(?:\++(?!\s*(?:gst|strata|body|costs|fees|stamp|\$|\d))|\s+\++\s*(?:$|[^\s\w$+])|[\s-]*pluss?\b(?!\s*(?:gst|site|sav|stock|strata|body|costs|fees|stamp|\$|\d))|\s*(?:and|or|&) (?:above|over|more|up|upwards?|better)\b|\s*(?:onwards?|upwards?)\b)/
export const atMost = new RegExp(
  String.raw`(?:\b(?:up ?to|(?<!not |nothing )(?:und?e?r|bell?ow)|sub|beneath|maximum|max|(?<!no |not )less than|no more than|not more than|not exceeding|no higher than|not over|nothing over|at most|capped at|(?:buyers|budgets?) to)|^to|[<≤])` +
    adverbs,
)
export const atMostAfter = /^\s*(?:(?:or|and) (?:under|less|below|lower)\b|max(?:imum)?\W*$)/

/** Words that do not change a price, and any characters except letters, digits, plus signs and footnote marks. */
export const plainWords =
  /\b(?:price|priced at|private|asking|for sale|sold(?: for)?|sale|now|only|just|fixed|aud)\b|[^a-z\d+~*]/g
