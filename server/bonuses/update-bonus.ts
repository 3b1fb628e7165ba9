import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/onling-v2/bonuses.ts'
import { emptyPreview, type Action } from '../approvals/index.ts'
import { isUniqueViolation, newId, refuse, type Transaction } from '../kernel/index.ts'
import * as queries from './bonuses.queries.ts'
import type { BonusNeeds } from './needs.ts'
import { termsOf } from './offer-bonus.ts'
import { showBonus } from './show-bonus.ts'

type Games = Pick<BodyOf<typeof calls.setGameConfig>, 'kind' | 'games'>
/** What changes: the terms, the games, or both; absent fields stay unchanged. */
export type Change = {
  readonly bonusId: string
  readonly terms?: Omit<BodyOf<typeof calls.update>, 'bonusId' | 'explanation' | 'acceptedWarnings'>
  readonly games?: Games
}
type Updated = ReplyOf<typeof calls.update>

/**
 * A new version of a bonus that is offered by hand. A player who has an offer of an earlier version keeps its terms.
 */
export function updateAction({ clock, currency, maxMinor, target, isGame }: BonusNeeds): Action<Change, Updated> {
  const nextOf = (before: queries.Bonus, { terms }: Change, listsGames: boolean): Omit<queries.Bonus, 'id'> => ({
    ...before,
    ...(terms
      ? {
          name: terms.name,
          amount: terms.amountMinor,
          stakeMax: terms.stakeMaxMinor,
          wageringTimes: terms.wageringTimes,
          daysToAccept: terms.daysToAccept,
          daysToPlay: terms.daysToPlay,
        }
      : {}),
    listsGames,
    version: before.version + 1,
    createdAt: clock.now(),
  })
  return {
    key: 'bonuses.update',
    permission: 'bonuses.manage',
    preview: async (tx, change) => {
      const { bonus, games } = await lockNewest(tx, target, change.bonusId)
      const next = nextOf(bonus, change, (change.games?.kind ?? games.kind) === 'listed')
      if (next.amount > maxMinor) return refuse('ERR_AMOUNT_NOT_ALLOWED', { field: 'amountMinor', maxMinor, currency })
      for (const { gameKey } of change.games?.games ?? [])
        if (!isGame(gameKey)) return refuse('ERR_GAME_NOT_FOUND', { field: 'games', gameKey })
      if (change.games?.kind === 'listed' && !change.games.games.some(({ percent }) => percent > 0))
        return refuse('ERR_GAME_NOT_FOUND', { field: 'games', problem: 'none-counts' })
      const before = new Map(termsOf(bonus).map(({ field, after }) => [field, after]))
      const money = (amountMinor: number) => ({ amountMinor, currency: bonus.currency })
      return {
        ...emptyPreview,
        subject: { kind: 'bonus', id: bonus.id, label: next.name },
        amount: money(next.amount),
        changes: [
          { field: 'amount', before: money(bonus.amount), after: money(next.amount) },
          ...termsOf({ ...next, id: bonus.id }).map((one) => ({ ...one, before: before.get(one.field) ?? null })),
          { field: 'games', before: writeGames(games), after: writeGames(change.games ?? games) },
        ],
        warnings: next.wageringTimes < 2 ? [{ id: 'wagered-once', about: null }] : [],
      }
    },
    run: async (tx, change, { asker, approver }) => {
      const { bonus, games } = await lockNewest(tx, target, change.bonusId)
      const asked = change.games ?? games
      const next = { ...nextOf(bonus, change, asked.kind === 'listed'), id: newId(clock.now()) }
      const by = { createdBy: asker.userId, approvedBy: approver?.userId ?? null, idempotencyKey: null, target }
      try {
        await queries.insertBonus(tx, next, { ...by, replaces: bonus.id })
      } catch (error) {
        if (isUniqueViolation(error, 'bonus_replaces_key')) return refuse('ERR_STATE_CHANGED')
        throw error
      }
      if (asked.kind === 'listed') await queries.insertGames(tx, next.id, asked.games)
      return showBonus(next)
    },
  }
}

const writeGames = ({ kind, games }: Games): string =>
  kind === 'all' ? 'all' : games.map(({ gameKey, percent }) => `${gameKey} ${percent} %`).join(', ')

/** The bonus with its games, if it is the newest version and not a campaign's. */
async function lockNewest(
  tx: Transaction,
  target: string,
  bonusId: string,
): Promise<{ readonly bonus: queries.Bonus; readonly games: Games }> {
  const bonus = await queries.lockBonus(tx, target, bonusId)
  if (!bonus) return refuse('ERR_BONUS_NOT_FOUND')
  if (bonus.isOfCampaign || (await queries.wasReplaced(tx, bonusId))) return refuse('ERR_STATE_CHANGED')
  return { bonus, games: await readGames(tx, bonus) }
}

/** Which games a bonus is played with. */
export async function readGames(tx: Pick<Transaction, 'query'>, bonus: queries.Bonus): Promise<Games> {
  return bonus.listsGames
    ? { kind: 'listed', games: await queries.listGames(tx, bonus.id) }
    : { kind: 'all', games: [] }
}
