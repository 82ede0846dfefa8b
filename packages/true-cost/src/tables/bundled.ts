import act from '../../tables/act.json' with { type: 'json' }
import federal from '../../tables/federal.json' with { type: 'json' }
import nsw from '../../tables/nsw.json' with { type: 'json' }
import nt from '../../tables/nt.json' with { type: 'json' }
import qld from '../../tables/qld.json' with { type: 'json' }
import sa from '../../tables/sa.json' with { type: 'json' }
import tas from '../../tables/tas.json' with { type: 'json' }
import vic from '../../tables/vic.json' with { type: 'json' }
import wa from '../../tables/wa.json' with { type: 'json' }
import type { Tables } from './types.ts'

const files = { states: { NSW: nsw, VIC: vic, QLD: qld, WA: wa, SA: sa, TAS: tas, ACT: act, NT: nt }, federal }

/** The tables in `packages/true-cost/tables`. A test reads them through the schema. */
export const bundledTables = files as unknown as Tables
