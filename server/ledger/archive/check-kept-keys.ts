import type { Database, ParquetFiles } from '../../kernel/index.ts'
import type { Slice } from '../books.queries.ts'
import type { Difference } from '../differences.ts'
import { MOVEMENT_KINDS } from '../movement-kinds.ts'
import { findKeys } from './archive.queries.ts'

const PAGE = 5_000
type Place = { readonly reference: string; readonly accountId: number; readonly seq: number }

/** Archived rounds whose reference contains no time keep their key for ever: without it they could be booked again. */
export async function checkKeptKeys(
  db: Database,
  files: ParquetFiles,
  { from, below, entries }: Slice & { readonly entries: string },
): Promise<Difference[]> {
  const differences: Difference[] = []
  let after = { accountId: from, seq: 0 }
  for (;;) {
    const page = await files.run<Place>(`
      select reference::varchar as reference, account_id, seq from ${entries}
       where account_id between ${after.accountId} and ${below - 1} and (account_id > ${after.accountId} or seq > ${after.seq})
         and kind = ${MOVEMENT_KINDS.round} and substr(reference::varchar, 15, 1) <> '7'
       order by account_id, seq limit ${PAGE}`)
    const last = page.at(-1)
    if (!last) return differences
    const keys = await findKeys(
      db,
      page.map(({ reference }) => reference),
    )
    const places = new Map(keys.map((key) => [key.reference, placeOf(key)]))
    for (const one of page)
      if (places.get(one.reference) !== placeOf(one))
        differences.push({
          rule: 'key',
          accountId: one.accountId,
          detail: `entry ${one.seq} of the files without its key: ${one.reference}`,
        })
    if (page.length < PAGE) return differences
    after = last
  }
}

const placeOf = ({ accountId, seq }: Place): string => `${accountId} ${seq}`
