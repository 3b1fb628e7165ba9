import { loadDefinition } from '#games/catalogue/index.ts'
import { publish, type Clock, type ControlBus, type Database, type Transaction } from '../../kernel/index.ts'
import { saveSwitch } from '../game-catalogue.queries.ts'
import { SWITCHES_CHANGED } from '../game-switches.ts'
import { driftTest, noEvidence, thresholdOf, type DriftTest, type Evidence, type Side } from './drift-test.ts'
import * as queries from './drift.queries.ts'
import type { Cursor, WatchRow } from './drift.queries.ts'
import { boundsOf } from './return-bounds.ts'

/** A round for money, from the books and its room. Amounts in minor units. */
export type PlayedRound = queries.OpenRow & {
  /** The stake that was chosen at the start of the round. */
  readonly stakeMinor: number
  /** The win, less what decisions added to the stake: it may be negative. */
  readonly winMinor: number
  /** It waits for a decision; its win is not known yet. */
  readonly isOpen: boolean
}

/** Reads the rounds of the books. Given by the room that owns rounds, when the process is composed. */
export type RoundReader = {
  /** Rounds after the cursors in portions, each with the next cursors of its accounts; of what may have moved since it was settled. */
  readonly readOn: (
    tx: Transaction,
    findCursors: (accountIds: readonly number[]) => Promise<readonly Cursor[]>,
  ) => AsyncIterable<{ readonly rounds: readonly PlayedRound[]; readonly cursors: readonly Cursor[] }>
  /** Those of these rounds that are over now. */
  readonly readAgain: (tx: Transaction, open: readonly queries.OpenRow[]) => Promise<readonly PlayedRound[]>
  /** What was read last is kept. */
  readonly settle: () => void
}

export type WatchNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly bus: Pick<ControlBus, 'send'>
  readonly rounds: RoundReader
}

export type Alarm = { readonly gameKey: string; readonly side: Side; readonly rounds: number }

/** User id of a game that was disabled by the monitoring. */
const BY_THE_WATCH = 0

type Watch = { row: WatchRow; readonly evidence: Evidence; readonly test: DriftTest; open: number; isChanged: boolean }

/**
 * One run: reads the rounds since the last one and tests every game that was played. An alarm disables its game for new
 * rounds. Evidence, cursors and alarms are written in one transaction. Returns the new alarms.
 */
export async function watchReturns({ db, clock, bus, rounds }: WatchNeeds): Promise<Alarm[]> {
  const alarms = await db.transaction(async (tx) => {
    if (!(await queries.takeWatch(tx))) return undefined
    const now = clock.now()
    const watches = await openWatches(tx)
    const find = (round: queries.OpenRow) => watchOf(watches, round, now)

    const open = await queries.listOpen(tx)
    const over = await rounds.readAgain(tx, open)
    const isOver = new Set(over.map(({ roundId }) => roundId))
    for (const round of over) take(find(round), round)
    for (const round of open) if (!isOver.has(round.roundId)) countOpen(find(round))
    if (over.length > 0) await queries.removeOpen(tx, [...isOver])

    for await (const portion of rounds.readOn(tx, (accountIds) => queries.findCursors(tx, accountIds))) {
      for (const round of portion.rounds) {
        if (round.isOpen) countOpen(find(round))
        else take(find(round), round)
      }
      await queries.addOpen(
        tx,
        portion.rounds.filter(({ isOpen }) => isOpen),
      )
      await queries.saveCursors(tx, portion.cursors)
    }
    return judgeAll(tx, [...watches.values()], now)
  })
  if (!alarms) return []
  rounds.settle()
  if (alarms.length > 0) await bus.send({ topic: SWITCHES_CHANGED, id: 'all' })
  return alarms
}

const nameOf = ({ gameKey, definitionHash }: { gameKey: string; definitionHash: string }) =>
  `${gameKey} ${definitionHash}`

async function openWatches(tx: Transaction): Promise<Map<string, Watch>> {
  const watches = new Map<string, Watch>()
  for (const row of await queries.listWatches(tx)) {
    const test = testOf(row)
    if (test) watches.set(nameOf(row), { row, test, evidence: evidenceOf(row), open: 0, isChanged: false })
  }
  return watches
}

/** The test of a definition of this build; earlier definitions are not monitored any more. */
function testOf({ gameKey, definitionHash }: { gameKey: string; definitionHash: string }): DriftTest | undefined {
  const loaded = loadDefinition(gameKey)
  return loaded?.definitionHash === definitionHash ? driftTest(boundsOf(loaded.definition)) : undefined
}

export function evidenceOf({ above, below }: Pick<WatchRow, 'above' | 'below'>): Evidence {
  const evidence = noEvidence()
  evidence.above.set(above)
  evidence.below.set(below)
  return evidence
}

function watchOf(watches: Map<string, Watch>, round: queries.OpenRow, now: Date): Watch | undefined {
  const known = watches.get(nameOf(round))
  if (known) return known
  const test = testOf(round)
  if (!test) return undefined
  const { gameKey, definitionHash } = round
  const row: WatchRow = {
    gameKey,
    definitionHash,
    since: now,
    readAt: null,
    rounds: 0,
    returnSum: 0,
    above: [],
    below: [],
    alarmAt: null,
    alarmSide: null,
  }
  const watch: Watch = { row, test, evidence: noEvidence(), open: 0, isChanged: true }
  watches.set(nameOf(round), watch)
  return watch
}

function take(watch: Watch | undefined, { stakeMinor, winMinor }: PlayedRound): void {
  if (!watch || stakeMinor <= 0) return
  const x = winMinor / stakeMinor
  watch.test.take(watch.evidence, x)
  watch.row = { ...watch.row, rounds: watch.row.rounds + 1, returnSum: watch.row.returnSum + x }
  watch.isChanged = true
}

function countOpen(watch: Watch | undefined): void {
  if (watch) watch.open += 1
}

async function judgeAll(tx: Transaction, watches: readonly Watch[], now: Date): Promise<Alarm[]> {
  const alarms: Alarm[] = []
  for (const { row, test, evidence, open, isChanged } of watches) {
    if (!isChanged) continue
    const side = row.alarmAt === null ? alarmOf(test.judge(evidence, open)) : undefined
    await queries.saveWatch(tx, {
      ...row,
      readAt: now,
      above: [...evidence.above],
      below: [...evidence.below],
      ...(side === undefined ? {} : { alarmAt: now, alarmSide: side }),
    })
    if (side === undefined) continue
    await saveSwitch(tx, row.gameKey, {
      isEnabled: false,
      changedAt: now,
      changedBy: BY_THE_WATCH,
      explanation: `The return drifted ${side} what is proved (${row.rounds} rounds).`,
    })
    await publish(tx, 'game-catalogue.return-drifted', { gameKey: row.gameKey, side, rounds: row.rounds })
    alarms.push({ gameKey: row.gameKey, side, rounds: row.rounds })
  }
  return alarms
}

function alarmOf(evidence: Readonly<Partial<Record<Side, number>>>): Side | undefined {
  const threshold = thresholdOf()
  return (['above', 'below'] as const).find((side) => (evidence[side] ?? 0) >= threshold)
}
