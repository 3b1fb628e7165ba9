import { daysAfter, startOfDay } from '#contract/states/calendar.ts'
import { newId, refuse, type Instant, type Transaction } from '#server/kernel/index.ts'
import { findSpecialRows, insertSpecialFacts, type SpecialOpeningRow } from '../facts/openings.queries.ts'
import { hoursOf } from '../hours/clock-minutes.ts'
import type { TopologyNeeds } from '../needs.ts'
import { specialShown } from '../show/show-openings.ts'
import { endThing, writeVersion } from '../versions/write-versions.ts'
import { warningOfDay } from './plan-opening.ts'
import type { Planner, Values } from './plan.ts'
import { refuseClosedHours } from './refuse-closed-hours.ts'
import { venueWithin } from './venue-facts.ts'

type Wanted = {
  readonly specialOpeningId?: string
  readonly venueId: string
  readonly day: string
  readonly opens?: string
  readonly closes?: string
  readonly reason: string
}

/** Other hours on one day, or none; a new day, or another in place of one that was written. */
export const planSpecialOpening: Planner<Wanted> = async (tx, needs, wanted, now) => {
  const { day, opens, closes, reason } = wanted
  if ((opens === undefined) !== (closes === undefined)) return refuse('ERR_TIMES_NOT_VALID', { field: 'closes' })
  const hours = opens === undefined || closes === undefined ? undefined : hoursOf(opens, closes)
  const span = { from: startOfDay(needs.timeZone, day), until: startOfDay(needs.timeZone, daysAfter(day, 1)) }
  const venue = await venueWithin(tx, needs, wanted.venueId, { ...span, now })
  if (hours) refuseClosedHours(needs, venue.kind, hours, span.from)
  const { venueId } = venue
  const present =
    wanted.specialOpeningId === undefined ? undefined : await specialOf(tx, needs, wanted.specialOpeningId, now)
  if (present && present.venueId !== venueId) return refuse('ERR_OPENING_NOT_FOUND')
  const before = present && startOfDay(needs.timeZone, present.day)
  return {
    subject: { kind: 'venue', id: venueId, label: `${venue.name}, ${venue.town}` },
    before: present ? valuesOf(present) : null,
    after: { day, opens: opens ?? null, closes: closes ?? null, reason },
    warnings: warningOfDay(needs, before && before < span.from ? before : span.from, now),
    write: async (writer) => {
      const factsId = newId(writer.at)
      const thingId = present?.thingId ?? newId(writer.at)
      const { opensMinute = null, closesMinute = null } = hours ?? {}
      await insertSpecialFacts(tx, { factsId, venueId, day, opensMinute, closesMinute, reason })
      await writeVersion(tx, { thingId, factsId, span, claim: `special ${venueId}`, replacesAll: true }, writer)
      return thingId
    },
  }
}

/** A day is as its weekday again. */
export const planSpecialEnd: Planner<{ readonly specialOpeningId: string }> = async (tx, needs, wanted, now) => {
  const present = await specialOf(tx, needs, wanted.specialOpeningId, now)
  const from = startOfDay(needs.timeZone, present.day)
  return {
    subject: { kind: 'venue', id: present.venueId, label: present.venueId },
    before: valuesOf(present),
    after: null,
    warnings: warningOfDay(needs, from, now),
    write: async (writer) => {
      await endThing(tx, present.thingId, from, writer)
      return present.thingId
    },
  }
}

async function specialOf(
  tx: Transaction,
  { target }: TopologyNeeds,
  thingId: string,
  now: Instant,
): Promise<SpecialOpeningRow> {
  const [row] = await findSpecialRows(tx, { target, venueIds: null, thingId }, { asOf: null, knownAt: now })
  return row ?? refuse('ERR_OPENING_NOT_FOUND')
}

function valuesOf(row: SpecialOpeningRow): Values {
  const { day, opens, closes, reason } = specialShown(row)
  return { day, opens, closes, reason }
}
