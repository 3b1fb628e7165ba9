import { sql, type Querier } from '#server/kernel/index.ts'
import { movementKindOf } from '#server/ledger/index.ts'
import type { Deed, Entry, Facts, Signed } from './facts.ts'
import type { Market } from './market.ts'
import { readPromotions } from './promotions/read-promotions.ts'
import { numberOf } from './register-of-excluded.ts'

const ROUND = 1
/** Movements of bonuses and tournaments on an account: people see them on screens, not in a response to an action. */
const OF_PROMOTIONS = [
  'bonus-stake',
  'bonus-win',
  'bonus-converted',
  'tournament-prize',
  'free-round',
  'free-round-held',
  'free-round-converted',
]
const isOfPromotions = (kind: number): boolean => OF_PROMOTIONS.includes(movementKindOf(kind))
const NOBODY = { no: 0, brand: 0 } as const

/** The state of the books and the sessions after a run, with the actions and responses. */
export async function readFacts(db: Querier, market: Market, deeds: readonly Deed[]): Promise<Facts> {
  const people = await db.query<{ id: number; target: string; surname: string; accountId: number }>(sql`
    select p.id, p.target, p.surname, w.account_id from players.player p join wallet.wallet w on w.player_id = p.id
     where p.target = any(${[...market.targets]})`)
  const whose = ({ target, surname }: { target: string; surname: string }) =>
    ({ no: numberOf(surname), brand: target === market.targets[1] ? 1 : 0 }) as const
  const whoseAccount = new Map(people.map(({ accountId, ...one }) => [accountId, whose(one)]))
  const whosePlayer = new Map(people.map(({ id, ...one }) => [id, whose(one)]))
  const entries = await db.query<
    Omit<Entry, 'no' | 'brand' | 'at' | 'isRound' | 'promotion'> & { accountId: number; at: Date; kind: number }
  >(sql`
    select e.account_id, e.created_at as at, e.kind, e.debit, e.credit, e.balance_after,
           coalesce(p.idempotency_key, b.idempotency_key || '/refund', d.round_id || '/' || d.number,
                    w.idempotency_key || case when m.from_state is null then '' else '/' || m.to_state end,
                    e.reference::text) as reference
      from ledger.entry e left join payments.payment p on p.id = e.reference
      left join payments.refund r on r.movement = e.reference left join payments.payment b on b.id = r.payment_id
      left join game_rounds.decision d on d.reference = e.reference
      left join payments.withdrawal_move m on m.movement = e.reference
      left join payments.withdrawal w on w.id = m.withdrawal_id
     where e.account_id not in (select account_id from wallet.bonus_wallet)
     order by e.account_id, e.seq`)
  const sessions = await db.query<{ playerId: number; openedAt: Date; endedAt: Date }>(sql`
    select player_id, opened_at, coalesce(ended_at, least(idle_ends_at, absolute_ends_at)) as ended_at
      from sign_in.player_session order by opened_at, player_id, id`)
  return {
    market: market.key,
    deeds,
    entries: entries
      .map(({ accountId, at, kind, reference, debit, credit, balanceAfter }) => ({
        ...(whoseAccount.get(accountId) ?? NOBODY),
        at: at.toISOString(),
        isRound: kind === ROUND,
        promotion: isOfPromotions(kind) ? movementKindOf(kind) : null,
        reference: isOfPromotions(kind) ? movementKindOf(kind) : reference,
        debit,
        credit,
        balanceAfter,
      }))
      .sort((a, b) => a.no - b.no),
    signed: sessions
      .map(({ playerId, openedAt, endedAt }): Signed => ({
        ...(whosePlayer.get(playerId) ?? NOBODY),
        from: openedAt.toISOString(),
        to: endedAt.toISOString(),
      }))
      .sort((a, b) => a.no - b.no),
    promotions: await readPromotions(db, market.targets, whosePlayer),
  }
}
