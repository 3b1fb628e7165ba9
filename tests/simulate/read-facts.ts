import { sql, type Querier } from '#server/kernel/index.ts'
import type { Deed, Entry, Facts, Signed } from './facts.ts'
import type { Market } from './market.ts'
import { numberOf } from './register-of-excluded.ts'

const ROUND = 1

/** What the books and the sessions say after a run, beside what people did and were told. */
export async function readFacts(db: Querier, market: Market, deeds: readonly Deed[]): Promise<Facts> {
  const people = await db.query<{ id: number; surname: string; accountId: number }>(sql`
    select p.id, p.surname, w.account_id from players.player p join wallet.wallet w on w.player_id = p.id
     where p.target = ${market.target}`)
  const noOf = new Map(people.map(({ accountId, surname }) => [accountId, numberOf(surname)]))
  const noOfPlayer = new Map(people.map(({ id, surname }) => [id, numberOf(surname)]))
  const entries = await db.query<
    Omit<Entry, 'no' | 'at' | 'isRound'> & { accountId: number; at: Date; kind: number }
  >(sql`
    select e.account_id, coalesce(p.idempotency_key, d.round_id || '/' || d.number, e.reference::text) as reference, e.created_at as at, e.kind,
           e.debit, e.credit, e.balance_after
      from ledger.entry e left join payments.payment p on p.id = e.reference
      left join game_rounds.decision d on d.reference = e.reference order by e.account_id, e.seq`)
  const sessions = await db.query<{ playerId: number; openedAt: Date; endedAt: Date }>(sql`
    select player_id, opened_at, coalesce(ended_at, least(idle_ends_at, absolute_ends_at)) as ended_at
      from sign_in.player_session order by opened_at, player_id, id`)
  return {
    market: market.key,
    deeds,
    entries: entries
      .map(({ accountId, at, kind, reference, debit, credit, balanceAfter }) => ({
        no: noOf.get(accountId) ?? 0,
        at: at.toISOString(),
        isRound: kind === ROUND,
        reference,
        debit,
        credit,
        balanceAfter,
      }))
      .sort((a, b) => a.no - b.no),
    signed: sessions
      .map(({ playerId, openedAt, endedAt }): Signed => ({
        no: noOfPlayer.get(playerId) ?? 0,
        from: openedAt.toISOString(),
        to: endedAt.toISOString(),
      }))
      .sort((a, b) => a.no - b.no),
  }
}
