import { sql, type Querier } from '#server/kernel/index.ts'
import { movementKindOf } from '#server/ledger/index.ts'
import type { BrandNo } from '../step.ts'
import type {
  Award,
  BonusEntry,
  Budget,
  Firing,
  FreeRelation,
  Gift,
  PointMove,
  Promotions,
  Result,
  SpentRound,
} from './promotion-facts.ts'

type OfPlayer<T> = Omit<T, 'no' | 'brand'> & { readonly playerId: number }
type Owner = { readonly no: number; readonly brand: BrandNo }

/** The data of the rooms of promotions, with people by the simulation's numbers. */
export async function readPromotions(
  db: Querier,
  targets: readonly string[],
  whosePlayer: ReadonlyMap<number, Owner>,
): Promise<Promotions> {
  const named = <T extends { readonly playerId: number }>(rows: readonly T[]) =>
    rows
      .map(({ playerId, ...row }) => ({ ...row, ...(whosePlayer.get(playerId) ?? { no: 0, brand: 0 as const }) }))
      .sort((a, b) => a.no - b.no || a.brand - b.brand)
  const brandOf = (target: string): BrandNo => (target === targets[1] ? 1 : 0)
  const budgets = await db.query<Omit<Budget, 'brand'> & { target: string }>(sql`
    select target, (select terms->>'name' from campaigns.version v where v.campaign_id = c.id limit 1) as campaign,
           budget, given, ended_by from campaigns.campaign c order by target, 2`)
  const entries = await db.query<OfPlayer<Omit<BonusEntry, 'kind' | 'at'>> & { kind: number; at: Date }>(sql`
    select w.player_id, e.created_at as at, e.kind, e.debit, e.credit, e.balance_after
      from ledger.entry e join wallet.bonus_wallet w on w.account_id = e.account_id order by e.account_id, e.seq`)
  return {
    budgets: budgets.map(({ target, ...row }) => ({ ...row, brand: brandOf(target) })),
    gifts: named(await readGifts(db)),
    awards: named(await readAwards(db)),
    firings: named(await readFirings(db)),
    freeRelations: named(await readFreeRelations(db)),
    spent: named(await readSpent(db)),
    bonusEntries: named(entries.map((row) => ({ ...row, at: row.at.toISOString(), kind: movementKindOf(row.kind) }))),
    points: named(await readPoints(db)),
    purses: named(
      await db.query<{ playerId: number; points: number; staked: number }>(sql`
        select w.player_id, coalesce(p.points, 0)::bigint as points, b.staked
          from wallet.wallet w join ledger.balance b on b.account_id = w.account_id
          left join loyalty.player p on p.player_id = w.player_id`),
    ),
    results: named(await readResults(db)),
  }
}

async function readGifts(db: Querier): Promise<OfPlayer<Gift>[]> {
  const rows = await db.query<OfPlayer<Omit<Gift, 'at'>> & { at: Date }>(sql`
    select g.player_id, v.terms->>'name' as campaign, g.amount, g.taken_back, g.given_at as at,
           case when g.cause like 'deposit:%' then 'deposit:' || coalesce(p.idempotency_key, '?')
                when g.cause like 'firing:%' then 'firing:' || coalesce(h.idempotency_key, '?')
                when g.cause like 'code:%' then 'code' else g.cause end as cause
      from campaigns.gift g join campaigns.version v on v.campaign_id = g.campaign_id and v.version = g.version
      left join payments.payment p on g.cause = 'deposit:' || p.id
      left join triggers.firing f on g.cause = 'firing:' || f.id
      left join kernel.event e on e.id = f.event_id
      left join payments.payment h on h.id::text = e.payload->>'paymentId'
     order by g.given_at, g.player_id, 2, 5`)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

async function readFirings(db: Querier): Promise<OfPlayer<Firing>[]> {
  const rows = await db.query<OfPlayer<Omit<Firing, 'at'>> & { at: Date }>(sql`
    select f.player_id, v.terms->>'name' as trigger, coalesce(p.idempotency_key, '?') as deposit, f.has_fired, f.why_not as why, f.at
      from triggers.firing f join triggers.version v on v.trigger_id = f.trigger_id and v.version = f.version
      join kernel.event e on e.id = f.event_id left join payments.payment p on p.id::text = e.payload->>'paymentId'
     order by f.player_id, 2, f.event_id`)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

async function readFreeRelations(db: Querier): Promise<OfPlayer<FreeRelation>[]> {
  const rows = await db.query<
    OfPlayer<Omit<FreeRelation, 'acceptedAt' | 'endedAt'>> & { acceptedAt: Date | null; endedAt: Date | null }
  >(sql`
    select r.player_id, t.terms->>'name' as campaign, r.state, r.accepted_at, r.ended_at, r.converted,
           (select coalesce(sum(used), 0)::integer from free_rounds.award a where a.relation_id = r.id) as used
      from free_rounds.relation r join free_rounds.terms t on t.version_id = r.version_id order by r.player_id, r.offered_at`)
  return rows.map((row) => ({
    ...row,
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
  }))
}

async function readSpent(db: Querier): Promise<OfPlayer<SpentRound>[]> {
  const rows = await db.query<OfPlayer<Omit<SpentRound, 'at'>> & { at: Date }>(sql`
    select a.player_id, t.terms->>'name' as campaign, s.round_id as round, a.stake, s.spent_at as at
      from free_rounds.spent s join free_rounds.award a on a.id = s.award_id
      join free_rounds.relation r on r.id = a.relation_id join free_rounds.terms t on t.version_id = r.version_id order by a.player_id, s.spent_at`)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

async function readAwards(db: Querier): Promise<OfPlayer<Award>[]> {
  const rows = await db.query<
    OfPlayer<Pick<Award, 'campaign' | 'amount' | 'state' | 'leftAtEnd' | 'takenWith'>> & {
      offeredAt: Date
      acceptBefore: Date
      activatedAt: Date | null
      endedAt: Date | null
    }
  >(sql`
    select a.player_id, b.name as campaign, a.amount, a.state, a.offered_at, a.accept_before, a.activated_at, a.ended_at,
           a.left_at_end, (select coalesce(sum(s.change), 0)::bigint from bonuses.step s
                            where s.award_id = a.id and s.kind = 'accepted') as taken_with
      from bonuses.award a join bonuses.bonus b on b.id = a.bonus_id order by a.activated_at, a.offered_at, a.player_id, 2`)
  return rows.map(({ offeredAt, acceptBefore, activatedAt, endedAt, ...row }) => ({
    ...row,
    offeredAt: offeredAt.toISOString(),
    acceptBefore: acceptBefore.toISOString(),
    activatedAt: activatedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  }))
}

async function readPoints(db: Querier): Promise<OfPlayer<PointMove>[]> {
  const rows = await db.query<OfPlayer<Omit<PointMove, 'at'>> & { at: Date }>(sql`
    select player_id, moved_at as at, source, event_id as event, points, points_after as after
      from loyalty.movement order by player_id, number`)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

async function readResults(db: Querier): Promise<OfPlayer<Result>[]> {
  return db.query<OfPlayer<Result>>(sql`
    select r.player_id, t.name as key, r.place, r.score, r.outcome, coalesce((r.prize->>'amountMinor')::bigint, 0) as prize
      from tournaments.result r join tournaments.round d on d.id = r.round_id join tournaments.tournament t on t.id = d.tournament_id
     order by r.round_id, r.place`)
}
