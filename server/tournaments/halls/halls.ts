import type { ReplyOf } from '#contract/call.ts'
import { hallList } from '#contract/lists/tournaments.ts'
import type * as calls from '#contract/onling-v2/tournaments.ts'
import { listHallsForStaff } from '#contract/play-v1/tournaments.ts'
import {
  assert,
  idOfCursor,
  makeWholeList,
  newId,
  pageLimit,
  pageOf,
  refuse,
  type Input,
  type Querier,
} from '../../kernel/index.ts'
import { findNicknames } from '../../players/index.ts'
import type { OfBrand } from '../lists.ts'
import type { TournamentNeeds } from '../needs.ts'
import { seesAll } from '../sees-all.ts'
import * as queries from './halls.queries.ts'

type Shown = ReplyOf<typeof calls.createHallOfFame>
type Needs = Pick<TournamentNeeds, 'db' | 'clock' | 'brand'>
/** The number of newest rounds shown in a hall. */
const ROUNDS_MAX = 50

/** Creates a hall of fame; its tournaments refer to it. Idempotent by the key. */
export async function createHall(
  { db, clock, brand }: Needs,
  { body, caller }: Input<typeof calls.createHallOfFame>,
): Promise<Shown> {
  const { idempotencyKey = null, name, places, isShown } = body
  const at = clock.now()
  const row = { id: newId(at), target: brand.target, name, places, isShown, createdBy: caller.userId, idempotencyKey }
  return db.transaction(async (tx) => {
    const hall = { ...row, createdAt: at, changedAt: at }
    if (await queries.insertHall(tx, hall)) return showHall(hall, [])
    const earlier = await queries.findHallByKey(tx, caller.userId, idempotencyKey)
    assert(earlier, 'A key that was used has its hall.')
    if (earlier.name !== name || earlier.places !== places) return refuse('ERR_KEY_REUSED')
    return readHall(tx, earlier)
  })
}

export async function changeHall(
  { db, clock, brand }: Needs,
  { body, changed, subject }: Input<typeof calls.changeHallOfFame>,
): Promise<Shown> {
  const { hallId, name, places, isShown } = body
  return db.transaction(async (tx) => {
    const hall = await queries.lockHall(tx, brand.target, hallId)
    if (!hall) return refuse('ERR_HALL_NOT_FOUND')
    await queries.updateHall(tx, hallId, { name, places, isShown, changedAt: clock.now() })
    subject('tournament', hallId, name)
    changed({ name: hall.name, places: hall.places, isShown: hall.isShown }, { name, places, isShown })
    return readHall(tx, { ...hall, name, places, isShown })
  })
}

/** All halls of the brand, as a list of the back office. */
export const hallsListed = ({ db, brand: { target } }: OfBrand) =>
  makeWholeList({
    list: hallList,
    call: listHallsForStaff,
    keyOf: ({ hallId }) => hallId,
    read: async (_question, _reader, most) =>
      showHalls(db, await queries.listHalls(db, { target, before: null, isAll: true }, most)),
  })

/** Visible halls for the public, all for staff. The cursor is the last id shown. */
export async function listHalls(
  { db, brand }: Needs,
  { query, caller }: Input<typeof calls.listHallsOfFame>,
): Promise<ReplyOf<typeof calls.listHallsOfFame>> {
  const limit = pageLimit(query.limit)
  const isAll = seesAll(caller)
  const halls = await queries.listHalls(
    db,
    { target: brand.target, before: idOfCursor(query.cursor), isAll },
    limit + 1,
  )
  const { rows, nextCursor } = pageOf(halls, limit, ({ id }) => id)
  return { rows: await showHalls(db, rows), nextCursor }
}

async function showHalls(db: Querier, rows: readonly queries.HallRow[]): Promise<Shown[]> {
  const fame = await readFame(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((hall) => showHall(hall, fame.get(hall.id) ?? []))
}

const readHall = async (db: Querier, hall: queries.HallRow): Promise<Shown> =>
  showHall(hall, (await readFame(db, [hall.id])).get(hall.id) ?? [])

/** Players without a nickname, or who entered anonymously, are not named. */
async function readFame(db: Querier, hallIds: readonly string[]): Promise<Map<string, Shown['entries']>> {
  const rows = await queries.listFame(db, hallIds, ROUNDS_MAX)
  const names = await findNicknames(db, [...new Set(rows.map(({ playerId }) => playerId))])
  const byHall = Map.groupBy(rows, ({ hallId }) => hallId)
  return new Map(
    [...byHall].map(([hallId, some]) => [
      hallId,
      some.map(
        ({ playerId, isAnonymous, publishedAt, scoring, roundId, tournamentName, number, place, alias, score }) => ({
          roundId,
          tournamentName,
          number,
          publishedAt: publishedAt.toISOString(),
          place,
          name: isAnonymous ? null : (names.get(playerId) ?? null),
          alias,
          score,
          scoring: scoring.kind,
        }),
      ),
    ]),
  )
}

const showHall = ({ id, name, places, isShown }: queries.HallRow, entries: Shown['entries']): Shown => ({
  hallId: id,
  name,
  places,
  isShown,
  entries,
})
