import { AISG_FORMAT, aisgId, WRITTEN_FILES } from '#exchange/aisg/format.ts'
import { amountText, writeFile, type AisgFiles, type AisgRecord } from '#exchange/aisg/records.ts'
import type { Querier } from '#server/kernel/index.ts'
import { movementKindOf } from '#server/ledger/index.ts'
import { listOpenedOrClosed } from '#server/players/index.ts'
import { cellsWithin, type AccountCell } from '#server/reporting/index.ts'
import type { AuthorityNeeds } from '../needs.ts'
import { findGivenBefore } from './records.queries.ts'

type Of = { readonly from: Date; readonly to: Date }

/**
 * The files of a period from the books and the players: accounts opened or closed in it, games and the place when they
 * first occur, and sums of play and of all other movements. Every entry of a player's cash is in exactly one record.
 */
export async function collectFiles(db: Querier, needs: AuthorityNeeds, { from, to }: Of): Promise<AisgFiles> {
  const { target, timeZone, operator } = needs
  const cells = await cellsWithin(db, { target, zone: timeZone, from, before: to })
  const accounts = await listOpenedOrClosed(db, { target, from, before: to })
  const id = (own: string | number) => aisgId(operator.number, own)
  const play = cells.filter(({ gameKey }) => gameKey !== '')
  const games = [...new Set(play.map(({ gameKey }) => gameKey))].map((gameKey) => ({
    IDHra: id(gameKey),
    Nazev: needs.nameOfGame(gameKey),
    HraKategorie: AISG_FORMAT.codes.technicalGame,
  }))
  const places = [{ IDMisto: id('web'), Kraj: '', PSC: '', TypMisto: AISG_FORMAT.codes.placeOfInternetGame }]
  const operators = [{ IDProvozovatel: id('0'), Nazev: operator.name }]
  const records: Readonly<Record<string, readonly AisgRecord[]>> = {
    'provozovatel.csv': await withoutGiven(
      db,
      needs,
      from,
      'provozovatel.csv',
      operators,
      ({ IDProvozovatel }) => IDProvozovatel,
    ),
    'misto.csv': await withoutGiven(db, needs, from, 'misto.csv', places, ({ IDMisto }) => IDMisto),
    'evidence_her.csv': await withoutGiven(db, needs, from, 'evidence_her.csv', games, ({ IDHra }) => IDHra),
    'konto.csv': accounts.map(({ id: playerId, registeredAt, closedAt }) => ({
      IDKonto: id(playerId),
      ZrizeniCas: registeredAt.toISOString(),
      ZruseniCas: closedAt !== null && closedAt < to ? closedAt.toISOString() : '',
    })),
    'hra_souhrn.csv': summed(play, ({ playerId, gameKey, currency }) => ({
      IDKonto: id(playerId),
      IDHra: id(gameKey),
      Mena: currency,
    })).map(({ key, rounds, debit, credit }) => ({
      ...key,
      PocetHer: String(rounds),
      Vklady: amountText(debit),
      Vyhry: amountText(credit),
    })),
    'konto_pohyb.csv': summed(
      cells.filter(({ gameKey }) => gameKey === ''),
      ({ playerId, kind, currency }) => ({ IDKonto: id(playerId), DruhPohybu: movementKindOf(kind), Mena: currency }),
    ).map(({ key, entries, debit, credit }) => ({
      ...key,
      Pocet: String(entries),
      Prichozi: amountText(credit),
      Odchozi: amountText(debit),
    })),
  }
  return new Map(WRITTEN_FILES.map((file) => [file.name, writeFile(file, records[file.name] ?? [])]))
}

type Summed = {
  readonly key: AisgRecord
  readonly entries: number
  readonly rounds: number
  readonly debit: number
  readonly credit: number
}

/** Sums cells with the same key. */
function summed(cells: readonly AccountCell[], keyed: (cell: AccountCell) => AisgRecord): Summed[] {
  const sums = new Map<string, Summed>()
  for (const cell of cells) {
    const key = keyed(cell)
    const name = Object.values(key).join('|')
    const before = sums.get(name) ?? { key, entries: 0, rounds: 0, debit: 0, credit: 0 }
    sums.set(name, {
      key,
      entries: before.entries + cell.entries,
      rounds: before.rounds + cell.rounds,
      debit: before.debit + cell.debit,
      credit: before.credit + cell.credit,
    })
  }
  return [...sums.values()]
}

/** Records of a register that no earlier package contains. */
async function withoutGiven<R extends AisgRecord>(
  db: Querier,
  { target }: AuthorityNeeds,
  from: Date,
  file: string,
  records: readonly R[],
  keyOf: (record: R) => string | undefined,
): Promise<R[]> {
  const keys = records.map((record) => keyOf(record) ?? '')
  const given = new Set((await findGivenBefore(db, { target, from, file, keys })).map(({ key }) => key))
  return records.filter((record) => !given.has(keyOf(record) ?? ''))
}
