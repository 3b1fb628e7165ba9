import { dayOf, startOfDay } from '#contract/states/calendar.ts'
import { newId, refuse, type Instant } from '#server/kernel/index.ts'
import { findOpeningRows, insertOpeningFacts } from '../facts/openings.queries.ts'
import { clockTimeOf, hoursOf, weekSlotOf } from '../hours/clock-minutes.ts'
import type { TopologyNeeds } from '../needs.ts'
import { endThing, writeVersion } from '../versions/write-versions.ts'
import { refuseClosedHours } from './refuse-closed-hours.ts'
import type { PlaceWarning, Planner, Values } from './plan.ts'
import { venueWithin } from './venue-facts.ts'

type Wanted = {
  readonly openingId?: string
  readonly venueId: string
  readonly weekday: number
  readonly opens: string
  readonly closes: string
  readonly fromDay?: string
  readonly untilDay?: string
}

/** Hours of a weekday from a day on: new ones, or a replacement of existing ones. */
export const planOpening: Planner<Wanted> = async (tx, needs, wanted, now) => {
  const { weekday, opens, closes, fromDay, untilDay } = wanted
  const hours = hoursOf(opens, closes)
  const from = startOf(needs, fromDay, now)
  const until = untilDay === undefined ? undefined : startOfDay(needs.timeZone, untilDay)
  if (until && until <= from) return refuse('ERR_TIMES_NOT_VALID', { field: 'untilDay' })
  const venue = await venueWithin(tx, needs, wanted.venueId, { from, until: until ?? null, now })
  refuseClosedHours(needs, venue.kind, hours, from)
  const present = wanted.openingId === undefined ? undefined : await openingOf(wanted.openingId)
  const after: Values = {
    weekday,
    opens,
    closes,
    ...(fromDay === undefined ? {} : { fromDay }),
    ...(untilDay === undefined ? {} : { untilDay }),
  }
  return {
    subject: { kind: 'venue', id: venue.venueId, label: `${venue.name}, ${venue.town}` },
    before: present
      ? { weekday: present.weekday, opens: clockTimeOf(present.opensMinute), closes: clockTimeOf(present.closesMinute) }
      : null,
    after,
    warnings: warningOfDay(needs, from, now),
    write: async (writer) => {
      const factsId = newId(writer.at)
      const thingId = present?.thingId ?? newId(writer.at)
      await insertOpeningFacts(tx, { factsId, venueId: venue.venueId, weekday, ...hours })
      const written = { thingId, factsId, span: { from, ...(until ? { until } : {}) } }
      const slot = weekSlotOf(weekday, hours)
      await writeVersion(tx, { ...written, claim: `opening ${venue.venueId}`, slot }, writer)
      return thingId
    },
  }

  async function openingOf(thingId: string) {
    const of = { target: needs.target, venueIds: [venue.venueId], thingId }
    const [row] = await findOpeningRows(tx, of, { asOf: null, knownAt: now })
    return row ?? refuse('ERR_OPENING_NOT_FOUND')
  }
}

/** Ends hours of a weekday from a day on. */
export const planOpeningEnd: Planner<{ readonly openingId: string; readonly fromDay?: string }> = async (
  tx,
  needs,
  { openingId, fromDay },
  now,
) => {
  const from = startOf(needs, fromDay, now)
  const of = { target: needs.target, venueIds: null, thingId: openingId }
  const rows = await findOpeningRows(tx, of, { asOf: null, knownAt: now })
  const [present] = rows.filter(({ validUntil }) => validUntil === null || validUntil > from)
  if (!present) return refuse('ERR_OPENING_NOT_FOUND')
  return {
    subject: { kind: 'venue', id: present.venueId, label: present.venueId },
    before: {
      weekday: present.weekday,
      opens: clockTimeOf(present.opensMinute),
      closes: clockTimeOf(present.closesMinute),
    },
    after: { weekday: null, opens: null, closes: null, ...(fromDay === undefined ? {} : { fromDay }) },
    warnings: warningOfDay(needs, from, now),
    write: async (writer) => {
      await endThing(tx, present.thingId, from, writer)
      return present.thingId
    },
  }
}

function startOf({ timeZone }: TopologyNeeds, day: string | undefined, now: Instant): Instant {
  return startOfDay(timeZone, day ?? dayOf(timeZone, now))
}

/**
 * A change from a day before today is a correction of the past; one from today is not, although a part of today has
 * passed.
 */
export function warningOfDay({ timeZone }: TopologyNeeds, from: Instant, now: Instant): readonly PlaceWarning[] {
  return from < startOfDay(timeZone, dayOf(timeZone, now)) ? ['corrects-past'] : []
}
