import { dayOf } from '#contract/states/calendar.ts'
import type { OpeningShown, PartyShown, SpecialOpeningShown, ValidityShown } from '#contract/shapes/places.ts'
import { refuse } from '#server/kernel/index.ts'
import { findOpeningRows, findSpecialRows, type OpeningRow, type SpecialOpeningRow } from '../facts/openings.queries.ts'
import type { PartyRow } from '../facts/parties.queries.ts'
import { findValidityRows, type ValidityRow } from '../facts/validities.queries.ts'
import { clockTimeOf, isOverMidnight } from '../hours/clock-minutes.ts'
import type { TopologyNeeds } from '../needs.ts'
import { shownVersion, type Moment } from '../versions/moment.ts'

export function openingShown({ timeZone }: Pick<TopologyNeeds, 'timeZone'>, row: OpeningRow): OpeningShown {
  return {
    openingId: row.thingId,
    venueId: row.venueId,
    weekday: row.weekday,
    opens: clockTimeOf(row.opensMinute),
    closes: clockTimeOf(row.closesMinute),
    isOverMidnight: isOverMidnight(row),
    fromDay: dayOf(timeZone, row.validFrom),
    untilDay: row.validUntil ? dayOf(timeZone, row.validUntil) : null,
    ...shownVersion(row),
  }
}

export function specialShown(row: SpecialOpeningRow): SpecialOpeningShown {
  return {
    specialOpeningId: row.thingId,
    venueId: row.venueId,
    day: row.day,
    isClosed: row.opensMinute === null,
    opens: row.opensMinute === null ? null : clockTimeOf(row.opensMinute),
    closes: row.closesMinute === null ? null : clockTimeOf(row.closesMinute),
    reason: row.reason,
    ...shownVersion(row),
  }
}

export function validityShown(row: ValidityRow): ValidityShown {
  return {
    validityId: row.thingId,
    thing: row.venueId === null ? 'terminal' : 'venue',
    thingId: row.venueId ?? row.terminalId ?? '',
    decision: row.decision,
    ...shownVersion(row),
  }
}

export function partyShown(row: PartyRow): PartyShown {
  const { partyId, kind, name, companyNumber, licenceNumber, companyId, address, phone } = row
  return { partyId, kind, name, companyNumber, licenceNumber, companyId, address, phone, ...shownVersion(row) }
}

export async function showOpening(needs: TopologyNeeds, thingId: string, moment: Moment): Promise<OpeningShown> {
  const [row] = await findOpeningRows(needs.db, { target: needs.target, venueIds: null, thingId }, moment)
  return row ? openingShown(needs, row) : refuse('ERR_OPENING_NOT_FOUND')
}

export async function showSpecial(
  { db, target }: TopologyNeeds,
  thingId: string,
  moment: Moment,
): Promise<SpecialOpeningShown> {
  const [row] = await findSpecialRows(db, { target, venueIds: null, thingId }, moment)
  return row ? specialShown(row) : refuse('ERR_OPENING_NOT_FOUND')
}

export async function showValidity(
  { db, target }: TopologyNeeds,
  validityId: string,
  moment: Moment,
): Promise<ValidityShown> {
  const [row] = await findValidityRows(db, { target, thingIds: null, validityId }, moment)
  return row ? validityShown(row) : refuse('ERR_VALIDITY_NOT_FOUND')
}
