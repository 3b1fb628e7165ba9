import type { Rule } from '../../rule.ts'
import { accounts } from './accounts.ts'
import { cash } from './cash.ts'
import { exclusion } from './exclusion.ts'
import { halls } from './halls.ts'
import { levies } from './levies.ts'
import { limits } from './limits.ts'
import { operator } from './operator.ts'
import { promotions } from './promotions.ts'
import { records } from './records.ts'
import { reports } from './reports.ts'
import { play } from './play.ts'
import { terminals } from './terminals.ts'
import { terms } from './terms.ts'

/**
 * The Czech Republic. Ids are those of the reference (market-and-law §3.1); `CZ-OP-…` are the operator's own rules. The
 * order is part of the packs, and of the fingerprints in stored decisions.
 */
export const CZE: readonly Rule[] = [
  ...limits,
  ...accounts,
  ...exclusion,
  ...play,
  ...operator,
  ...halls,
  ...levies,
  ...cash,
  ...reports,
  ...promotions,
  ...terms,
  ...records,
  ...terminals,
]
