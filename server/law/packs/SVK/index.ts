import type { Rule } from '../../rule.ts'
import { accounts } from './accounts.ts'
import { cash } from './cash.ts'
import { exclusion } from './exclusion.ts'
import { halls } from './halls.ts'
import { levies } from './levies.ts'
import { limits } from './limits.ts'
import { notEnforced } from './not-enforced.ts'
import { operator } from './operator.ts'
import { play } from './play.ts'
import { records } from './records.ts'
import { reports } from './reports.ts'
import { retention } from './retention.ts'
import { terminals } from './terminals.ts'
import { terms } from './terms.ts'

/**
 * Slovakia. Ids are those of the reference (market-and-law §3.2); `SK-OP-…` are the operator's own rules. The order is part
 * of the packs, and of the fingerprints in stored decisions.
 */
export const SVK: readonly Rule[] = [
  ...accounts,
  ...limits,
  ...exclusion,
  ...play,
  ...operator,
  ...notEnforced,
  ...retention,
  ...halls,
  ...terms,
  ...cash,
  ...levies,
  ...reports,
  ...records,
  ...terminals,
]
