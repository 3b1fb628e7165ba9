import type { QueryOf, ReplyOf } from '#contract/call.ts'
import {
  figurePeopleList,
  figureProtectionList,
  REGISTERED_FIGURES,
  type ProtectionFigure,
} from '#contract/lists/figure-entries.ts'
import * as calls from '#contract/play-v1/logs.ts'
import { daysAfter, startOfDay } from '#contract/states/calendar.ts'
import { directionOf } from '#contract/states/limit-changes.ts'
import { listVerifiedAfter } from '#server/documents/index.ts'
import { listBegunAfter } from '#server/exclusion/index.ts'
import { makeWalkedList, pageOf, TransportError, type Querier } from '#server/kernel/index.ts'
import { listChangesAfter, listWaitingAfter, type ChangeOfLimit } from '#server/limits/index.ts'
import { findTargets, listRegisteredAfter } from '#server/players/index.ts'
import { listCoveredMonths } from '../by-month/covered-months.queries.ts'
import { splitByDays } from '../by-month/split-by-days.ts'
import type { ReportNeeds } from '../needs.ts'
import { listRegisteredOf } from '../people/registered-of-figure.ts'
import { exclusionKindsOf } from '../people-of-days.ts'
import { readList, readPeriod, readSortedCursor } from '../read-filter.ts'
import {
  listActives,
  listActivesOfMonths,
  listFirstDeposits,
  type Counted,
  type PeopleQuestion,
} from './figure-entries.queries.ts'

type Needs = Pick<ReportNeeds, 'db' | 'clock' | 'timeZone' | 'currency' | 'requiredPapers'>
type People = QueryOf<typeof calls.listFigurePeople>
type Protection = QueryOf<typeof calls.listFigureProtection>
type PeoplePage = ReplyOf<typeof calls.listFigurePeople>
type ProtectionPage = ReplyOf<typeof calls.listFigureProtection>

/** Rows per read. */
const ROWS_MOST = 500
/** Ids of exclusions, and of changes of limits. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const NUMBER = /^\d{1,15}$/

/** The people that a figure counts, as a list of the back office. */
export const figurePeopleListed = (needs: Needs) =>
  makeWalkedList({
    list: figurePeopleList,
    call: calls.listFigurePeople,
    read: (question, _reader, limit) => readFigurePeople(needs, question, Math.min(limit, ROWS_MOST)),
  })

/**
 * Protections of players that a figure counts. It covers all players, so staff of single venues may not read it
 * (decision 0253).
 */
export const figureProtectionListed = (needs: Needs) =>
  makeWalkedList({
    list: figureProtectionList,
    call: calls.listFigureProtection,
    read: (question, _reader, limit) => readFigureProtection(needs, question, Math.min(limit, ROWS_MOST)),
  })

async function readFigurePeople(needs: Needs, question: People, limit: number): Promise<PeoplePage> {
  const { db, timeZone: zone } = needs
  const { brand = null, currency = null, figure } = question
  const { from, to } = readPeriod(question)
  const cursor = readSortedCursor(question.cursor)
  const after = { playerId: cursor?.value ?? 0, currency: cursor?.key ?? '' }
  if (figure === 'actives' || figure === 'firstDeposits') {
    const asked = { from, to, brand, currency, after, limit: limit + 1 }
    const found = figure === 'actives' ? await readActives(db, asked) : await listFirstDeposits(db, asked)
    const rows = found.map(({ target, ...row }) => {
      return { ...row, id: `${row.playerId} ${row.currency}`, brand: target || null }
    })
    return pageOf(rows, limit, (row) => `${row.playerId}:${row.currency}`)
  }
  // People have no currency: they are shown once, with the market's currency.
  if (currency !== null && currency !== needs.currency) return { rows: [], nextCursor: null }
  const asked = { ...momentsOf(zone, { from, to }), zone, targets: readList(brand === null ? [] : [brand]) }
  const page = { after: after.playerId, limit: limit + 1 }
  const found = await listPeople(needs, question, { ...asked, ...page })
  const brandOf = await brandsOf(db, found)
  const rows = found.map(({ playerId, day }) => {
    return { id: String(playerId), playerId, day, brand: brandOf.get(playerId) ?? null, currency: null }
  })
  return pageOf(rows, limit, ({ playerId }) => `${playerId}:-`)
}

type PeopleSelection = Parameters<typeof listRegisteredAfter>[1]

function listPeople({ db, requiredPapers: variants }: Needs, question: People, asked: PeopleSelection) {
  const figure = REGISTERED_FIGURES.find((one) => one === question.figure)
  if (figure === undefined)
    return question.figure === 'registrations'
      ? listRegisteredAfter(db, asked)
      : listVerifiedAfter(db, { ...asked, variants })
  const { from, to, playedFrom = from, playedTo = to } = question
  return listRegisteredOf(db, figure, { ...asked, variants, played: { from: playedFrom, to: playedTo } })
}

/** As the overview counts them: from the days that are stored with people, else from cells. */
async function readActives(db: Querier, asked: PeopleQuestion): Promise<Counted[]> {
  const { stored, cells } = await splitByDays(db, await listCoveredMonths(db, asked))
  return cells.length === 0 ? listActivesOfMonths(db, { ...asked, months: stored }) : listActives(db, asked)
}

async function readFigureProtection(needs: Needs, question: Protection, limit: number): Promise<ProtectionPage> {
  const { brand = null, currency = null, figure } = question
  if (currency !== null && currency !== needs.currency) return { rows: [], nextCursor: null }
  const isOfExclusions = exclusionKindsOf(figure).length > 0
  const cursor = readSortedCursor(question.cursor)
  if (cursor && !(isOfExclusions ? UUID : NUMBER).test(cursor.key))
    throw new TransportError(400, 'ERR_INVALID_INPUT', { field: 'cursor' })
  const rows: ProtectionPage['rows'] = []
  let after: Place | null = cursor && { playerId: cursor.value, key: cursor.key }
  // Rows of other brands, and limits changed in the other direction, are left out; further rows are read until the page is full.
  const step = brand === null && isOfExclusions ? limit + 1 : ROWS_MOST
  while (rows.length <= limit) {
    const found = await listEntries(needs, question, { after, limit: step })
    const brandOf = await brandsOf(needs.db, found)
    for (const { id, playerId, at, kind, change } of found) {
      const ofBrand = brandOf.get(playerId) ?? null
      if (brand !== null && ofBrand !== brand) continue
      if (change && !isOfWay(figure, change)) continue
      rows.push({ id: String(id), playerId, at: at.toISOString(), kind, brand: ofBrand })
    }
    const last = found.at(-1)
    if (!last || found.length < step) break
    after = { playerId: last.playerId, key: String(last.id) }
  }
  return pageOf(rows, limit, ({ playerId, id }) => `${playerId}:${id}`)
}

type Place = { readonly playerId: number; readonly key: string }

/** Exclusions, or changes of limits, of a period: by player, the newest first. */
async function listEntries(
  needs: Needs,
  question: Protection,
  { after, limit }: { readonly after: Place | null; readonly limit: number },
): Promise<Entry[]> {
  const { figure } = question
  const kinds = exclusionKindsOf(figure)
  const asked = { ...momentsOf(needs.timeZone, readPeriod(question)), limit }
  if (kinds.length > 0)
    return listBegunAfter(needs.db, {
      ...asked,
      kinds,
      after: after && { playerId: after.playerId, id: after.key },
    })
  const changes = await listLimits(needs, figure, {
    ...asked,
    after: after && { playerId: after.playerId, id: Number(after.key) },
  })
  return changes.map((change) => ({ ...change, change }))
}

type Entry = {
  readonly id: string | number
  readonly playerId: number
  readonly at: Date
  readonly kind: string
  /** The change of a limit; absent for an exclusion. */
  readonly change?: ChangeOfLimit
}

const listLimits = (
  { db, clock }: Needs,
  figure: ProtectionFigure,
  asked: Parameters<typeof listChangesAfter>[1],
): Promise<ChangeOfLimit[]> =>
  figure === 'limitsWaiting' ? listWaitingAfter(db, clock.now(), asked) : listChangesAfter(db, asked)

function isOfWay(figure: ProtectionFigure, { kind, fromValue, toValue }: ChangeOfLimit): boolean {
  if (figure === 'limitsWaiting') return true
  return directionOf(kind, fromValue, toValue) === (figure === 'limitsTightened' ? 'tighter' : 'looser')
}

const brandsOf = (db: Querier, rows: readonly { readonly playerId: number }[]) =>
  findTargets(db, [...new Set(rows.map(({ playerId }) => playerId))])

const momentsOf = (zone: string, { from, to }: { readonly from: string; readonly to: string }) => ({
  from: startOfDay(zone, from),
  before: startOfDay(zone, daysAfter(to, 1)),
})
