import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type { convertOffer as call } from '#contract/onling-v2/free-round.ts'
import { freeRoundsCan } from '#contract/states/free-round-states.ts'
import { refuse as refuseByCode, publish, type Refuse, type Transaction } from '../../kernel/index.ts'
import { whyNotTaken } from '../../campaigns/index.ts'
import { openContraAccount, postMovement } from '../../ledger/index.ts'
import { openWallet } from '../../wallet/index.ts'
import { endAwards } from '../free-rounds.queries.ts'
import { giveFreeRounds } from '../give-free-rounds.ts'
import type { FreeRoundNeeds } from '../needs.ts'
import { cashCapOf, conversionOf, giftOf } from '../terms-of.ts'
import * as queries from './relations.queries.ts'
import { canPlay, showRelation } from './show-relation.ts'

const refuse: Refuse<typeof call> = refuseByCode

type Input = Pick<BodyOf<typeof call>, 'relationId' | 'into'> & { readonly playerId: number }

/**
 * An offer becomes one thing, once: rounds of one game, bonus money or cash. Law and gates are checked before, for the
 * player and the accepted terms. A repeat returns the present state.
 */
export async function convertOffer(needs: FreeRoundNeeds, input: Input): Promise<ReplyOf<typeof call>> {
  const { relationId, playerId } = input
  const { db, clock, judgePlayer, judgeTerms } = needs.campaigns
  const found = await queries.findRelation(db, relationId)
  if (found?.playerId !== playerId) return refuse('ERR_FREE_ROUNDS_NOT_FOUND')
  if (isDone(found, input)) return showRelation(needs, db, relationId)
  if (judgeTerms(found.terms).length > 0) return refuse('ERR_NOT_GIVEN', { why: 'not-lawful' })
  await judgePlayer(playerId, found.terms)
  return db.transaction(async (tx) => {
    const { target } = needs.campaigns
    const why = await whyNotTaken(tx, { target, playerId, campaignId: found.campaignId, at: clock.now() })
    const row = await queries.lockRelation(tx, relationId)
    if (!row) return refuse('ERR_FREE_ROUNDS_NOT_FOUND')
    const at = clock.now()
    if (!isDone(row, input)) {
      if (row.endsAt <= at) return refuse('ERR_STATE_CHANGED')
      // What was accepted continues: only an offer cannot be accepted now.
      if (why && row.state === 'offered') return refuse('ERR_NOT_GIVEN', { why })
      // An exclusion, a stop or a lock may have come while this transaction waited.
      if (await needs.isPlayingBlocked(tx, playerId)) return refuse('ERR_PLAYING_BLOCKED')
      await convert(needs, tx, row, { ...input, at })
    }
    return showRelation(needs, tx, relationId)
  })
}

/** Whether it was converted to the same thing already. */
function isDone({ state, gameKey, convertedTo }: queries.RelationRow, { into }: Input): boolean {
  if (into.kind !== 'free-rounds') return convertedTo === into.kind
  return gameKey === into.gameKey && (state === 'accepted' || state === 'active')
}

type Moment = Input & { readonly at: Date }

async function convert(
  needs: FreeRoundNeeds,
  tx: Transaction,
  row: queries.RelationRow,
  moment: Moment,
): Promise<void> {
  const { into, at } = moment
  if (into.kind === 'free-rounds') return chooseGame(needs, tx, row, { gameKey: into.gameKey, at })
  const conversion = conversionOf(row.terms)
  if (!freeRoundsCan('convert', row.state) || conversion?.to !== into.kind) return refuse('ERR_STATE_CHANGED')
  const { to, amountMinor } = conversion
  if (to === 'cash') await payCash(tx, row, amountMinor)
  else await needs.offerBonus(tx, { ...row, amountMinor, wasTaken: true, at })
  await queries.convertRelation(tx, row.id, { to, amountMinor, at })
  await publish(tx, 'free-rounds.converted', { relationId: row.id, playerId: row.playerId, to, amountMinor })
}

/** Rounds of a game at the stake of the terms. If a game can no longer be played, the rest moves to another one. */
async function chooseGame(
  needs: FreeRoundNeeds,
  tx: Transaction,
  row: queries.RelationRow,
  { gameKey, at }: { readonly gameKey: string; readonly at: Date },
): Promise<void> {
  const { gameKeys, stakeMinor, rounds } = giftOf(row.terms)
  const isFirst = freeRoundsCan('accept', row.state)
  if (!isFirst && !(freeRoundsCan('change', row.state) && !canPlay(needs, row.gameKey ?? '', stakeMinor)))
    return refuse('ERR_STATE_CHANGED')
  if (!gameKeys.includes(gameKey) || !needs.isEnabled(gameKey)) return refuse('ERR_GAME_DISABLED', { gameKey })
  if (!canPlay(needs, gameKey, stakeMinor)) return refuse('ERR_STAKE_NOT_ALLOWED', { gameKey })
  if (!isFirst) await endAwards(tx, row.id, at)
  const cashCap = cashCapOf(row.terms)
  await giveFreeRounds(needs.campaigns, tx, {
    playerId: row.playerId,
    gameKey,
    stake: { amountMinor: stakeMinor, currency: row.currency },
    rounds: rounds - row.used,
    source: `campaign:${row.campaignId}`,
    expiresAt: row.endsAt,
    relation: { id: row.id, cashCap: cashCap === null ? null : Math.max(0, cashCap - (row.won - row.held)) },
  })
  await queries.acceptRelation(tx, row.id, at)
}

/** The house pays what the rounds are worth by their terms. The relation is the reference: it is paid once. */
async function payCash(tx: Transaction, row: queries.RelationRow, amountMinor: number): Promise<void> {
  const { currency, playerId, id } = row
  const { accountId } = await openWallet(tx, { playerId, currency })
  const contraId = await openContraAccount(tx, { path: `house:${currency}:free-rounds`, currency })
  const kind = 'free-round-converted'
  await postMovement(tx, { reference: id, kind, accountId, contraId, debitMinor: 0, creditMinor: amountMinor })
}
