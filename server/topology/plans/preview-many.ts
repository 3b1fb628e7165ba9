import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/staff-places.ts'
import type { TerminalWrite } from '#contract/shapes/places.ts'
import type { Instant, Transaction } from '#server/kernel/index.ts'
import { findAssignmentRows } from '../facts/assignments.queries.ts'
import { findBySerials, findTerminalRows } from '../facts/terminals.queries.ts'
import { findVenueRows, WHOLE_LIST } from '../facts/venues.queries.ts'
import type { TerminalUse, TopologyNeeds } from '../needs.ts'
import { checkPlacing } from './place-terminal.ts'
import { spanOf } from './plan.ts'
import { planNewTerminal } from './plan-terminal.ts'
import { findUsed } from './refuse-used.ts'

export type ManyNew = {
  readonly terminals: readonly TerminalWrite[]
  readonly venueId?: string | null
  readonly workroomId?: string
  readonly from?: string
}
export type ManyMoves = {
  readonly terminalIds: readonly string[]
  readonly venueId: string | null
  readonly workroomId?: string
  readonly from?: string
  /** Without it they stay for good. */
  readonly until?: string
}
type NewRow = ReplyOf<typeof calls.addTerminals>['rows'][number]
export type MoveRow = ReplyOf<typeof calls.moveTerminals>['rows'][number]

/** The result for each terminal to be added; an impossible place is refused at once. */
export async function previewNew(
  tx: Transaction,
  needs: TopologyNeeds,
  wanted: ManyNew,
  now: Instant,
): Promise<NewRow[]> {
  const { terminals, ...where } = wanted
  const [first] = terminals
  if (first) await planNewTerminal(tx, needs, { ...first, ...where }, now)
  const serials = terminals.map(({ serial }) => serial.toUpperCase())
  const known = await findBySerials(tx, { target: needs.target, serials, from: spanOf(wanted, now).from })
  const ofSerial = new Map(known.map(({ serial, terminalId }) => [serial.toUpperCase(), terminalId]))
  return terminals.map(({ serial }, index) => {
    const upper = serial.toUpperCase()
    const terminalId = ofSerial.get(upper) ?? null
    const isTwice = serials.indexOf(upper) < index
    return { serial, outcome: isTwice ? 'twice' : terminalId === null ? 'added' : 'known', terminalId }
  })
}

/** The result for each terminal to be moved, and why those that are used cannot be. */
export async function previewMoves(
  tx: Transaction,
  needs: TopologyNeeds,
  wanted: ManyMoves,
  now: Instant,
): Promise<{ readonly rows: MoveRow[]; readonly used: ReadonlyMap<string, TerminalUse> }> {
  const { from, until } = spanOf(wanted, now)
  const isWithin = (instant: Instant) => until === undefined || instant < until
  const place = await checkPlacing(tx, needs, wanted, { from, ...(until ? { until } : {}), now })
  const ids = [...new Set(wanted.terminalIds.map((id) => id.toLowerCase()))]
  const whole = { target: needs.target, venueId: null, ...WHOLE_LIST }
  const moment = { asOf: from, knownAt: now }
  const terminals = await findTerminalRows(tx, { ...whole, terminalId: null }, moment)
  const stays = await findAssignmentRows(tx, { terminalIds: ids, venueId: null }, { asOf: null, knownAt: now })
  const venues = await findVenueRows(tx, whole, moment)
  // A correction that ends before now leaves them where they stand.
  const used = await findUsed(tx, needs, until !== undefined && until <= now ? [] : ids, { from, now })
  const rows = ids.map((terminalId): MoveRow => {
    const terminal = terminals.find((one) => one.terminalId === terminalId)
    const own = stays.filter((stay) => stay.terminalId === terminalId)
    const present = own.find(({ validFrom, validUntil }) => validFrom <= from && (!validUntil || validUntil > from))
    const later = own.find(({ validFrom }) => validFrom > from && isWithin(validFrom))
    const isThere =
      (present?.venueId ?? null) === wanted.venueId && (present?.workroomId ?? null) === (place?.workroomId ?? null)
    const leaves = isThere && present?.validUntil && isWithin(present.validUntil) ? present.validUntil : null
    const plannedAt = later?.validFrom ?? leaves
    const outcome = (): MoveRow['outcome'] => {
      if (!terminal) return 'gone'
      if (plannedAt) return 'planned'
      if (isThere) return 'there'
      return used.has(terminalId) && present?.venueId !== wanted.venueId ? 'used' : 'moved'
    }
    return {
      terminalId,
      serial: terminal?.serial ?? '',
      outcome: outcome(),
      fromVenue: venues.find(({ venueId }) => venueId === present?.venueId)?.name ?? null,
      plannedAt: plannedAt?.toISOString() ?? null,
    }
  })
  return { rows, used }
}
