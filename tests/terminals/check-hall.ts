import { NO_CONNECTION } from '#apps/venue-agent/needs.ts'
import { REFUSALS, TRANSPORT_CODES } from '#contract/errors.ts'
import { sql } from '#server/kernel/index.ts'
import type { Hall } from './hall.ts'
import { FIRST_MINOR, LIMIT_PERIOD, LOSS_LIMIT_MINOR, STAKE_LIMIT_MINOR } from './people.ts'

/**
 * Compares the terminals' meters with the API's tables, by sums and without using our rules. Returns every difference;
 * none is expected.
 */
export async function checkHall(hall: Hall): Promise<string[]> {
  return [
    ...checkMeters(hall),
    ...(await checkPlay(hall)),
    ...(await checkMoney(hall)),
    ...(await checkPeople(hall)),
    ...(await checkLimits(hall)),
    ...(await checkStakes(hall)),
    ...(await checkPlaces(hall)),
    ...checkQueue(hall),
    ...checkRefusals(hall),
  ]
}

type ByTerminal = { readonly terminalId: string; readonly one: number; readonly two: number }

const differ = (what: string, believed: number, written: number): string[] =>
  believed === written ? [] : [`${what}: the terminal says ${believed}, the books ${written}`]

/** Two counters of each machine: the sums of the meters, and the single rounds. */
function checkMeters({ terminals }: Hall): string[] {
  return terminals.flatMap(({ terminalId, meters, credit }) => {
    const { brought, given, staked, won, rounds } = meters
    return [
      ...differ(
        `${terminalId} counters`,
        won - staked,
        rounds.reduce((sum, one) => sum + one, 0),
      ),
      ...differ(`${terminalId} credit`, credit, brought - given - staked + won),
    ]
  })
}

async function checkPlay({ api, terminals }: Hall): Promise<string[]> {
  const rows = await api.db.query<ByTerminal>(sql`
    select terminal_id, sum(case kind when 'stake' then amount_minor when 'rollback' then -amount_minor else 0 end)::bigint as one,
           sum(case when kind in ('win', 'jackpot') then amount_minor else 0 end)::bigint as two
      from venue_play.fact where terminal_id is not null group by 1`)
  return terminals.flatMap(({ terminalId, meters }) => {
    const row = rows.find((one) => one.terminalId === terminalId)
    return [
      ...differ(`${terminalId} staked`, meters.staked, row?.one ?? 0),
      ...differ(`${terminalId} won`, meters.won, row?.two ?? 0),
    ]
  })
}

async function checkMoney({ api, terminals }: Hall): Promise<string[]> {
  const rows = await api.db.query<ByTerminal>(sql`
    select terminal_id, sum(takes_minor)::bigint as one, sum(gives_minor)::bigint as two
      from payments.funds_transfer where terminal_id is not null and state = 'done' group by 1`)
  return terminals.flatMap(({ terminalId, meters }) => {
    const row = rows.find((one) => one.terminalId === terminalId)
    return [
      ...differ(`${terminalId} brought`, meters.brought, row?.one ?? 0),
      ...differ(`${terminalId} given`, meters.given, row?.two ?? 0),
    ]
  })
}

/** Each person has their initial money less their losses; and the sums read by limits equal those of the facts. */
async function checkPeople({ api, guests }: Hall): Promise<string[]> {
  const rows = await api.db.query<{ playerId: number; money: number; net: number; summed: number }>(sql`
    select w.player_id, c.balance + l.balance as money,
           coalesce((select sum(case kind when 'stake' then -amount_minor when 'visit' then 0 else amount_minor end)
                       from venue_play.fact f where f.player_id = w.player_id), 0)::bigint as net,
           coalesce((select sum(won - staked) from venue_play.play_day d where d.player_id = w.player_id), 0)::bigint as summed
      from wallet.wallet w
      join ledger.balance c on c.account_id = w.account_id
      join wallet.land_based_wallet v on v.player_id = w.player_id
      join ledger.balance l on l.account_id = v.account_id`)
  return guests.flatMap(({ playerId }) => {
    const row = rows.find((one) => one.playerId === playerId)
    if (!row) return [`guest ${playerId} has no wallet`]
    return [
      ...differ(`guest ${playerId} money`, FIRST_MINOR + row.net, row.money),
      ...differ(`guest ${playerId} sums of days`, row.net, row.summed),
    ]
  })
}

async function checkLimits({ api, guests }: Hall): Promise<string[]> {
  const limited = guests.filter(({ isLimited }) => isLimited).map(({ playerId }) => playerId)
  const period = LIMIT_PERIOD[api.environment.configuration.market.currency.code]
  const rows = await api.db.query<{ playerId: number; since: string; staked: number; lost: number }>(sql`
    select player_id, date_trunc(${period}, day)::date as since, sum(staked)::bigint as staked,
           sum(staked - won)::bigint as lost
      from venue_play.play_day where player_id = any(${limited}::bigint[])
     group by player_id, since
    having sum(staked) > ${STAKE_LIMIT_MINOR} or sum(staked - won) > ${LOSS_LIMIT_MINOR}`)
  return rows.map(
    ({ playerId, since, staked, lost }) =>
      `guest ${playerId} staked ${staked} and lost ${lost} in the ${period} of ${since}`,
  )
}

/** No terminal took a stake above the law's maximum, nor do the books have one; stakes above it were tried. */
async function checkStakes({ api, terminals, notes, stakeMaxMinor }: Hall): Promise<string[]> {
  if (stakeMaxMinor === undefined) return []
  const rows = await api.db.query<{ reference: string; amountMinor: number }>(sql`
    select reference, amount_minor from venue_play.fact where kind = 'stake' and amount_minor > ${stakeMaxMinor}`)
  return [
    ...rows.map(({ reference, amountMinor }) => `stake ${reference} of ${amountMinor} is above the maximum`),
    ...terminals.flatMap(({ terminalId, meters }) =>
      meters.rounds
        .filter((one) => -one > stakeMaxMinor)
        .map((one) => `${terminalId} took a stake of ${-one}, above the maximum`),
    ),
    ...(notes.has('stake ERR_STAKE_NOT_ALLOWED') ? [] : ['no stake above the maximum was tried']),
  ]
}

/** Nobody was at two terminals at once. */
async function checkPlaces({ api }: Hall): Promise<string[]> {
  const rows = await api.db.query<{ playerId: number }>(sql`
    select a.player_id from venue_play.sitting a join venue_play.sitting b
        on b.player_id = a.player_id and b.id > a.id
       and tstzrange(a.opened_at, a.ended_at) && tstzrange(b.opened_at, b.ended_at)`)
  return rows.map(({ playerId }) => `guest ${playerId} was at two terminals at once`)
}

function checkQueue({ queue }: Hall): string[] {
  const broken = queue().findBroken()
  return [
    ...(broken === undefined ? [] : [`entry ${broken} of the agent is not as it was written`]),
    ...(queue().count('waiting') === 0 ? [] : [`${queue().count('waiting')} entries still wait`]),
    ...(queue().count('refused') === 0 ? [] : [`${queue().count('refused')} entries were refused`]),
  ]
}

/** Every refusal has a code of the contract, or reports only a missing connection. */
function checkRefusals({ refusals }: Hall): string[] {
  const known = new Set<string>([...REFUSALS, ...TRANSPORT_CODES, NO_CONNECTION])
  return [...refusals].filter((code) => !known.has(code)).map((code) => `a refusal is called ${code}`)
}
