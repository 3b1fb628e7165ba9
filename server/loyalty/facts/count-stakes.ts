import { dayOf } from '#contract/states/calendar.ts'
import type { Querier, Transaction } from '../../kernel/index.ts'
import { readClub, type Defined } from '../definitions/current-club.ts'
import type { CountNeeds } from '../needs.ts'
import { isInControlGroup } from './control-group.ts'
import { giveByRule, recordFact } from './record-fact.ts'
import {
  beginProgress,
  lockCountedStake,
  insertCountedStakes,
  listCountedStakes,
  saveCountedStake,
  workOf,
  type StakedAccount,
} from './progress.queries.ts'

const AT_ONCE = 500

/**
 * Gives points for stakes, and notes days of play, where the law of the market allows both and something of the club counts
 * them: from the totals that the books keep of each account, never on the way of a stake. What was staked before the first
 * look counts for nothing. How far an account was counted is kept in the transaction of its points.
 */
export async function countStakes(needs: CountNeeds): Promise<void> {
  const { db, clock, target, law } = needs
  if (!needs.isOurs || !law.judge('stake').isAllowed) return
  const club = await readClub(db, target, clock.now())
  const rules = club.rules.filter(({ content }) => content.fact === 'stake')
  const countsDays = [...club.rules, ...club.missions, ...club.badges].some(
    ({ content }) => content.fact === 'play-day',
  )
  if (rules.length === 0 && !countsDays) return
  if (await db.transaction((tx) => begin(needs, tx))) return
  for await (const accounts of portions(needs, db))
    for (const account of await withNewStakes(db, accounts))
      await db.transaction((tx) => countAccount(needs, tx, account, { rules, countsDays }))
}

/** Most accounts have staked nothing since the last look: they take no transaction. */
async function withNewStakes(db: Querier, accounts: readonly StakedAccount[]): Promise<StakedAccount[]> {
  const counted = await listCountedStakes(
    db,
    accounts.map(({ accountId }) => accountId),
  )
  return accounts.filter(({ accountId, staked }) => staked !== (counted.get(accountId) ?? 0))
}

/** The first look: what there is counts for nothing. True when this was it. */
async function begin(needs: CountNeeds, tx: Transaction): Promise<boolean> {
  if (!(await beginProgress(tx, workOf(needs, 'stakes'), needs.clock.now()))) return false
  for await (const accounts of portions(needs, tx)) await insertCountedStakes(tx, accounts)
  return true
}

async function* portions(needs: CountNeeds, db: Parameters<CountNeeds['listStaked']>[0]) {
  let after = 0
  for (;;) {
    const { accounts, last } = await needs.listStaked(db, after, AT_ONCE)
    yield accounts
    if (last === null) return
    after = last
  }
}

async function countAccount(
  needs: CountNeeds,
  tx: Transaction,
  { accountId, playerId, staked }: StakedAccount,
  { rules, countsDays }: { readonly rules: readonly Defined<'rule'>[]; readonly countsDays: boolean },
): Promise<void> {
  const counted = await lockCountedStake(tx, { accountId, playerId })
  if (counted === staked) return
  await saveCountedStake(tx, accountId, staked)
  if (isInControlGroup(playerId, needs.controlGroupPercent)) return
  const at = needs.clock.now()
  for (const rule of rules) {
    const { perMinor, points } = rule.content
    // Of the whole total, so that what a look leaves over is not lost.
    const times = perMinor === null ? 0 : Math.floor(staked / perMinor) - Math.floor(counted / perMinor)
    const eventId = `${accountId}:${counted}-${staked}`
    if (times > 0) await giveByRule(needs, tx, rule, { playerId, eventId, points: times * points, about: null }, at)
  }
  if (countsDays) await recordFact(needs, tx, { playerId, kind: 'play-day', eventId: dayOf(needs.zone, at) })
}
