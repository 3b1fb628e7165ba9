import { bonusList } from '#contract/lists/bonuses.ts'
import { playerBonusList } from '#contract/lists/player-bonuses.ts'
import { getPlayerRelations, list } from '#contract/onling-v2/bonuses.ts'
import { makeWholeList } from '../kernel/index.ts'
import { listAwards } from './awards.queries.ts'
import { listBonuses } from './bonuses.queries.ts'
import type { BonusNeeds } from './needs.ts'
import { showAward, showBonus } from './show-bonus.ts'

/** Bonuses that can be offered, as a list of the back office. */
export const bonusesListed = ({ db, target }: Pick<BonusNeeds, 'db' | 'target'>) =>
  makeWholeList({
    list: bonusList,
    call: list,
    keyOf: ({ bonusId }) => bonusId,
    read: async (_question, _reader, most) => (await listBonuses(db, target, most)).map(showBonus),
  })

/** Bonuses of one player with their states, as a list of the back office. */
export const awardsListed = ({ db }: Pick<BonusNeeds, 'db'>) =>
  makeWholeList({
    list: playerBonusList,
    call: getPlayerRelations,
    keyOf: ({ awardId }) => awardId,
    read: async ({ playerId }, _reader, most) => {
      const awards = await listAwards(db, { playerId, before: null }, most)
      return Promise.all(awards.map((award) => showAward(db, award)))
    },
  })
