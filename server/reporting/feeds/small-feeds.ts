import { randomUUID } from 'node:crypto'
import { newId, sql, type Database } from '#server/kernel/index.ts'

/** The campaign whose bonus player 2 of the small life has, and the bonus that staff wrote by hand. */
export const CAMPAIGN = '0197a000-0000-7000-8000-00000000c001'
/** The campaign whose free rounds player 1 has. */
export const FREE_CAMPAIGN = '0197a000-0000-7000-8000-00000000c002'
export const BY_HAND = '0197a000-0000-7000-8000-00000000b001'
export const VENUE = '0197a000-0000-7000-8000-0000000000a1'
const [FIRST, SECOND] = ['0197a000-0000-7000-8000-000000000001', '0197a000-0000-7000-8000-000000000002']
/** Instant of the free round's movements in the books of the small life. */
const FREE_AT = '2026-06-02T10:00:00Z'
/** Instant of the bonus's movements in the books of the small life. */
const BOOKED = '2026-06-03T10:00:00Z'

/** Steps of the bonus in the books of the small life, and of an offer without movements. */
export async function giveSmall(db: Database): Promise<void> {
  await db.query(sql`
    insert into campaigns.campaign (id, target, kind, currency, state, live_version, latest_version, budget, starts_at, soft_end,
                                    created_by, created_at)
    values (${CAMPAIGN}, 'brand_a', 'bonus', 'CZK', 'live', 2, 2, 100000, '2026-01-01', '2027-01-01', 1, '2026-01-01')`)
  for (const [version, id, name] of [
    [1, FIRST, 'Spring'],
    [2, SECOND, 'Summer'],
  ] as const) {
    await db.query(sql`
      insert into campaigns.version (id, campaign_id, version, state, terms, written_by, written_at, approved_by, approved_at)
      values (${id}, ${CAMPAIGN}, ${version}, 'approved', ${JSON.stringify({ name })}, 1, '2026-01-01', 2, '2026-01-01')`)
    await writeBonus(db, { id, name, ofCampaign: true, target: null })
  }
  await writeBonus(db, { id: BY_HAND, name: 'By hand', ofCampaign: false, target: 'brand_b' })
  const first = await award(db, FIRST, 2)
  // 23:30 in London is the next day here.
  await step(db, first, 'offered', 0, '2026-06-02T23:30:00Z')
  await step(db, first, 'accepted', 400, BOOKED)
  await step(db, first, 'staked', -60, BOOKED, 45)
  await step(db, first, 'won', 120, BOOKED)
  await step(db, first, 'forfeited', -460, BOOKED)
  const second = await award(db, SECOND, 2)
  await step(db, second, 'offered', 0, BOOKED)
  await step(db, second, 'accepted', 600, BOOKED)
  await step(db, second, 'taken-back', -100, BOOKED)
  await step(db, second, 'converted', -500, BOOKED)
  await step(db, await award(db, BY_HAND, 3), 'offered', 0, '2026-06-05T10:00:00Z')
  await giveSmallFreeRounds(db)
}

/** Player 1 of the small life played one free round, of which something was kept, and took cash in place of others. */
async function giveSmallFreeRounds(db: Database): Promise<void> {
  const [version, played, paid, award] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  await db.query(sql`
    insert into campaigns.campaign (id, target, kind, currency, state, live_version, latest_version, budget, starts_at, soft_end,
                                    created_by, created_at)
    values (${FREE_CAMPAIGN}, 'brand_a', 'free-rounds', 'CZK', 'live', 1, 1, 100000, '2026-01-01', '2027-01-01', 1, '2026-01-01')`)
  const terms = JSON.stringify({ name: 'Free', gift: { kind: 'free-rounds' } })
  await db.query(sql`
    insert into campaigns.version (id, campaign_id, version, state, terms, written_by, written_at, approved_by, approved_at)
    values (${version}, ${FREE_CAMPAIGN}, 1, 'approved', ${terms}, 1, '2026-01-01', 2, '2026-01-01')`)
  await db.query(sql`
    insert into free_rounds.terms (version_id, currency, terms, written_at) values (${version}, 'CZK', ${terms}, '2026-01-01')`)
  await db.query(sql`
    insert into free_rounds.relation (id, campaign_id, version_id, player_id, source, state, offered_at, ends_at, accepted_at, ended_at,
                                      converted_to, converted, paid_at)
    values (${played}, ${FREE_CAMPAIGN}, ${version}, 1, 'staff', 'finished', '2026-06-01T10:00:00Z', '2026-07-01', ${FREE_AT}, ${FREE_AT},
            null, null, null),
           (${paid}, ${FREE_CAMPAIGN}, ${version}, 1, 'staff', 'converted', '2026-06-01T10:00:00Z', '2026-07-01', ${FREE_AT}, ${FREE_AT},
            'cash', 40, ${FREE_AT})`)
  await db.query(sql`
    insert into free_rounds.award (id, player_id, game_key, currency, stake, rounds, used, source, given_at, expires_at, relation_id, won,
                                   held)
    values (${award}, 1, 'GameA', 'CZK', 50, 1, 1, 'campaign', '2026-06-01', '2026-07-01', ${played}, 20, 15)`)
  await db.query(sql`
    insert into free_rounds.spent (round_id, award_id, number, spent_at, won, held, booked_at)
    values (${randomUUID()}, ${award}, 1, ${FREE_AT}, 20, 15, ${FREE_AT})`)
}

type Written = {
  readonly id: string
  readonly name: string
  readonly ofCampaign: boolean
  readonly target: string | null
}

async function writeBonus(db: Database, { id, name, ofCampaign, target }: Written): Promise<void> {
  await db.query(sql`
    insert into bonuses.bonus (id, name, currency, amount, wagering_times, days_to_accept, days_to_play, created_by, created_at,
                               of_campaign, target)
    values (${id}, ${name}, 'CZK', 1000, 1, 7, 7, 1, '2026-01-01', ${ofCampaign}, ${target})`)
}

async function award(db: Database, bonusId: string, playerId: number): Promise<string> {
  const id = randomUUID()
  await db.query(sql`
    insert into bonuses.award (id, bonus_id, player_id, state, amount, offered_by, offered_at, accept_before)
    values (${id}, ${bonusId}, ${playerId}, 'offered', 1000, 1, '2026-06-01', '2026-07-01')`)
  return id
}

async function step(
  db: Database,
  awardId: string,
  kind: string,
  change: number,
  at: string,
  counted: number | null = null,
): Promise<void> {
  await db.query(sql`
    insert into bonuses.step (award_id, kind, at, change, counted, booked_at)
    values (${awardId}, ${kind}, ${at}, ${change}, ${counted}, ${at})`)
}

type FactToTell = {
  readonly kind: 'stake' | 'win' | 'jackpot' | 'visit' | 'rollback'
  readonly player: number
  readonly at: string
  readonly day: string
  readonly amount?: number
  readonly reference?: string
  readonly rollsBack?: string
  /** By default when it happened. */
  readonly recorded?: string
}

/** One fact of the venue, as it is stored when it is reported; the caller writes the sums that limits read. */
export async function reportFact(db: Database, told: FactToTell): Promise<void> {
  const { kind, player, at, day, amount = 0, rollsBack = null, recorded = at } = told
  await db.query(sql`
    insert into venue_play.fact (id, venue_id, reference, kind, player_id, amount_minor, currency, rolls_back, at, told_at,
                                 recorded_at, day)
    values (${newId(new Date(recorded))}, ${VENUE}, ${told.reference ?? randomUUID()}, ${kind}, ${player}, ${amount}, 'CZK',
            ${rollsBack}, ${at}, ${at}, ${recorded}, ${day})`)
}

export async function addPlayed(
  db: Database,
  { player, day, rounds, staked, won }: { player: number; day: string; rounds: number; staked: number; won: number },
): Promise<void> {
  await db.query(sql`
    insert into venue_play.play_day (player_id, day, rounds, staked, won)
    values (${player}, ${day}, ${rounds}, ${staked}, ${won})`)
}

/**
 * A venue over the change to summer time: a stake that was reversed a day later, and one that was reversed before it
 * arrived.
 */
export async function playAtVenue(db: Database): Promise<void> {
  await db.query(sql`insert into topology.venue (id, target) values (${VENUE}, 'brand_a')`)
  const of28 = { player: 1, day: '2026-03-28' }
  const of29 = { player: 1, day: '2026-03-29' }
  await reportFact(db, { kind: 'visit', ...of28, at: '2026-03-28T20:00:00Z' })
  await reportFact(db, { kind: 'stake', ...of28, at: '2026-03-28T22:59:59Z', amount: 500 })
  await reportFact(db, { kind: 'stake', ...of28, at: '2026-03-28T22:30:00Z', amount: 300, reference: 'mistake' })
  await reportFact(db, { kind: 'stake', ...of29, at: '2026-03-28T23:00:01Z', amount: 700 })
  await reportFact(db, { kind: 'win', ...of29, at: '2026-03-29T00:10:00Z', amount: 200 })
  await reportFact(db, { kind: 'jackpot', ...of29, at: '2026-03-29T00:20:00Z', amount: 1_000 })
  await reportFact(db, { kind: 'stake', player: 2, day: '2026-03-29', at: '2026-03-29T10:00:00Z', amount: 50 })
  // Reported on the 30th: it reverses a stake of the 28th.
  const rollback = { kind: 'rollback', player: 1, day: '2026-03-30', at: '2026-03-30T08:00:00Z' } as const
  await reportFact(db, { ...rollback, amount: 300, rollsBack: 'mistake' })
  await reportFact(db, {
    kind: 'stake',
    player: 1,
    day: '2026-03-30',
    at: '2026-03-30T08:00:00Z',
    reference: 'never-came',
  })
  await reportFact(db, { ...rollback, rollsBack: 'never-came' })
  await addPlayed(db, { player: 1, day: '2026-03-28', rounds: 1, staked: 500, won: 0 })
  await addPlayed(db, { player: 1, day: '2026-03-29', rounds: 1, staked: 700, won: 1_200 })
  await addPlayed(db, { player: 2, day: '2026-03-29', rounds: 1, staked: 50, won: 0 })
}
