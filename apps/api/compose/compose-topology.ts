import { createHmac } from 'node:crypto'
import { PHOTO_GROUP } from '#contract/shapes/venue-photo.ts'
import { findPicture } from '#server/content/index.ts'
import { findKioskRooms } from '#server/kiosk/index.ts'
import { findRule } from '#server/law/index.ts'
import { findTerminalsWithPrepared, hasPreparedTransfers } from '#server/payments/index.ts'
import type { ClosedHours, TerminalUse, TopologyNeeds } from '#server/topology/index.ts'
import { findTakenTerminals } from '#server/venue-play/index.ts'
import type { RulesEnvironment } from '../environment/environment.ts'
import { keyFor } from '../gates/key-for.ts'
import type { Ground } from './open-base.ts'

/** Places, with the law of the market and their money. */
export function composeTopology(
  { db, clock, configuration }: Ground,
  { sessionPepper }: Pick<RulesEnvironment, 'sessionPepper'>,
): TopologyNeeds {
  const { brand, market } = configuration
  const key = keyFor(sessionPepper, 'receipts of places')
  return {
    db,
    clock,
    target: brand.target,
    timeZone: market.timeZone,
    closedHours: (kind, at): ClosedHours | undefined => {
      const rule = findRule(market.key, 'hall-hours', at)
      return rule?.figures.kinds.includes(kind) ? { ...rule.figures, ruleId: rule.id } : undefined
    },
    hasMoneyAt: hasPreparedTransfers,
    findUsedTerminals: async (at, terminalIds) => {
      const [taken, withMoney] = [
        await findTakenTerminals(at, terminalIds),
        await findTerminalsWithPrepared(at, terminalIds),
      ]
      return new Map<string, TerminalUse>([
        ...withMoney.map((id) => [id, 'money'] as const),
        ...taken.map(({ terminalId }) => [terminalId, 'player'] as const),
      ])
    },
    kioskRooms: (at) => findKioskRooms(at, brand.target),
    findPhoto: (at, name) => findPicture(at, { target: brand.target, group: PHOTO_GROUP, name }),
    sign: (text) => createHmac('sha256', key).update(text).digest('base64url'),
  }
}
