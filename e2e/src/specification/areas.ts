import { access } from './access.ts'
import { auth } from './auth.ts'
import { criteria } from './criteria.ts'
import { homeLists } from './home-lists.ts'
import { homeSearch } from './home-search.ts'
import { landing } from './landing.ts'
import { scoring } from './scoring.ts'
import type { State } from './row.ts'

/** The whole table, screen by screen. */
export const areas: Readonly<Record<string, readonly State[]>> = {
  landing,
  access,
  auth,
  'home: search': homeSearch,
  'home: lists': homeLists,
  criteria,
  scoring,
}
