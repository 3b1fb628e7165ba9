import type { VALID_THINGS } from '#contract/shapes/places.ts'
import { newId, refuse, type Instant, type Transaction } from '#server/kernel/index.ts'
import { findTerminalRows } from '../facts/terminals.queries.ts'
import { findValidityRows, insertValidityFacts, type ValidityRow } from '../facts/validities.queries.ts'
import { WHOLE_LIST } from '../facts/venues.queries.ts'
import type { TopologyNeeds } from '../needs.ts'
import { endThing, writeVersion } from '../versions/write-versions.ts'
import { shownSpan, spanOf, warningOfPast, type RequestedSpan, type Plan, type Planner, type Values } from './plan.ts'
import { venueWithin } from './venue-facts.ts'

type Wanted = RequestedSpan & {
  readonly validityId?: string
  readonly thing: (typeof VALID_THINGS)[number]
  readonly thingId: string
  readonly decision: string
}

/** A period in which a venue or a terminal may be played; a change replaces the whole period by the one sent. */
export const planValidity: Planner<Wanted> = async (tx, needs, wanted, now) => {
  const { thing, decision } = wanted
  const { from, until = null } = spanOf(wanted, now)
  if (until && until <= from) return refuse('ERR_TIMES_NOT_VALID', { field: 'until' })
  const subject = await subjectOf(tx, needs, wanted, { from, until, now })
  const present = wanted.validityId === undefined ? undefined : await validityOf(tx, needs, wanted.validityId, now)
  const thingOf = present && (present.venueId ?? present.terminalId)
  if (present && thingOf !== subject.id) return refuse('ERR_VALIDITY_NOT_FOUND')
  return {
    subject,
    before: present ? valuesOf(present) : null,
    after: { decision, ...shownSpan(wanted) },
    warnings: ['lets-play', ...(isOtherPast() ? warningOfPast(earlier(present?.validFrom, from), now) : [])],
    write: async (writer) => {
      const factsId = newId(writer.at)
      const validityId = present?.thingId ?? newId(writer.at)
      const of =
        thing === 'venue' ? { venueId: subject.id, terminalId: null } : { venueId: null, terminalId: subject.id }
      await insertValidityFacts(tx, { factsId, ...of, decision })
      const written = { thingId: validityId, factsId, span: { from, until }, claim: `validity ${subject.id}` as const }
      await writeVersion(tx, { ...written, replacesAll: true }, writer)
      return validityId
    },
  }

  /** A change that keeps the beginning and the decision does not change the past. */
  function isOtherPast(): boolean {
    return present === undefined || present.validFrom.getTime() !== from.getTime() || present.decision !== decision
  }
}

/** Ends a validity at an instant. */
export const planValidityEnd: Planner<{ readonly validityId: string; readonly from?: string }> = async (
  tx,
  needs,
  wanted,
  now,
) => {
  const { from } = spanOf(wanted, now)
  const present = await validityOf(tx, needs, wanted.validityId, now)
  if (present.validUntil !== null && present.validUntil <= from) return refuse('ERR_VALIDITY_NOT_FOUND')
  const kind = present.venueId === null ? 'terminal' : 'venue'
  const id = present.venueId ?? present.terminalId ?? present.thingId
  return {
    subject: { kind, id, label: id },
    before: valuesOf(present),
    after: { until: from.getTime() === now.getTime() ? null : from.toISOString() },
    warnings: warningOfPast(from, now),
    write: async (writer) => {
      await endThing(tx, present.thingId, from, writer)
      return present.thingId
    },
  }
}

async function subjectOf(
  tx: Transaction,
  needs: TopologyNeeds,
  { thing, thingId }: Wanted,
  span: { readonly from: Instant; readonly until: Instant | null; readonly now: Instant },
): Promise<Plan['subject']> {
  if (thing === 'venue') {
    const { venueId, name, town } = await venueWithin(tx, needs, thingId, span)
    return { kind: 'venue', id: venueId, label: `${name}, ${town}` }
  }
  const of = { target: needs.target, terminalId: thingId, venueId: null, ...WHOLE_LIST }
  const [terminal] = await findTerminalRows(tx, of, { asOf: null, knownAt: span.now })
  if (!terminal) return refuse('ERR_TERMINAL_NOT_FOUND')
  return { kind: 'terminal', id: terminal.terminalId, label: terminal.serial }
}

async function validityOf(
  tx: Transaction,
  { target }: TopologyNeeds,
  validityId: string,
  now: Instant,
): Promise<ValidityRow> {
  const [row] = await findValidityRows(tx, { target, thingIds: null, validityId }, { asOf: null, knownAt: now })
  return row ?? refuse('ERR_VALIDITY_NOT_FOUND')
}

const earlier = (one: Instant | undefined, other: Instant): Instant => (one && one < other ? one : other)

function valuesOf({ decision, validFrom, validUntil }: ValidityRow): Values {
  return { decision, from: validFrom.toISOString(), until: validUntil?.toISOString() ?? null }
}
