import { dayOf } from '#contract/states/calendar.ts'
import type { Clock, Database, Heartbeat, Transaction } from '../../kernel/index.ts'
import type { CentralBank, Given } from './central-bank.ts'
import { isFetchDue } from './fetch-due.ts'
import { judgeList } from './judge-list.ts'
import * as queries from './rates.queries.ts'

/** Needs of fetching. */
export type RateNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly bank: CentralBank
  readonly timeZone: string
  /** Called with problems that a person has to look at. */
  readonly onProblem: (outcome: 'held' | 'failed', problem: string) => void
}

const BEAT_EVERY_MS = 60_000

/** Requests the newest list of the central bank and stores the outcome. A list that is not trusted changes no rate. */
export async function fetchRates(needs: RateNeeds): Promise<queries.FetchOutcome> {
  const { db, bank, onProblem } = needs
  const given = await bank.fetchList()
  const { outcome, problem } = await db.transaction((tx) => keep(tx, needs, given))
  if (problem !== null && (outcome === 'held' || outcome === 'failed')) onProblem(outcome, problem)
  return outcome
}

async function keep(tx: Transaction, { clock, bank, timeZone }: RateNeeds, given: Given): Promise<queries.NewFetch> {
  const { source } = bank
  await queries.lockSource(tx, source)
  const fetchedAt = clock.now()
  const row = judge(given, await queries.findNewestList(tx, source), { source, fetchedAt, timeZone })
  if (given.ok && row.outcome === 'stored') await queries.insertList(tx, given.list, fetchedAt)
  const last = await queries.findLastFetch(tx, source)
  const isSame =
    last?.outcome === row.outcome && last.problem === row.problem && last.validOn === row.validOn && !last.acceptedAt
  if (last && isSame && row.outcome !== 'held') await queries.repeatFetch(tx, last.id, fetchedAt)
  else await queries.insertFetch(tx, row)
  return row
}

function judge(
  given: Given,
  known: Parameters<typeof judgeList>[1],
  at: Pick<queries.NewFetch, 'source' | 'fetchedAt'> & { readonly timeZone: string },
): queries.NewFetch {
  const { source, fetchedAt, timeZone } = at
  if (!given.ok) return { source, fetchedAt, outcome: 'failed', problem: given.problem, validOn: null, heldList: null }
  const { list } = given
  const verdict = judgeList(list, known, dayOf(timeZone, fetchedAt))
  return {
    source,
    fetchedAt,
    outcome: verdict.outcome,
    problem: 'problem' in verdict ? verdict.problem : null,
    validOn: list.validOn,
    heldList: verdict.outcome === 'held' ? list.rates : null,
  }
}

/** Heartbeat: requests a list when a newer one should be published. */
export function rateHeartbeats(needs: RateNeeds): Heartbeat[] {
  return [
    {
      name: 'platform.fetch-rates',
      everyMs: BEAT_EVERY_MS,
      beat: async () => {
        const { db, clock, bank, timeZone } = needs
        const [newest, last] = await Promise.all([
          queries.findNewestList(db, bank.source),
          queries.findLastFetch(db, bank.source),
        ])
        if (isFetchDue(bank.source, { validOn: newest?.validOn, last }, clock.now(), timeZone)) await fetchRates(needs)
      },
    },
  ]
}
