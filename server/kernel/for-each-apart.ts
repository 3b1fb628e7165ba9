/**
 * Does the work of each item, one after another: a failure does not affect the others, and all failures are thrown together at the
 * end. Returns the results in the order of the items.
 */
export async function forEachApart<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  message: string,
): Promise<Result[]> {
  return forEachOfPages({ limit: Infinity, list: async () => items, work, message })
}

/** Rows of one read: `limit` of them after a row, in the order that the place of a row is compared by. */
export type PageOf<Row> = { readonly after: Row | undefined; readonly limit: number }

/**
 * The same for all rows of a list, page by page: so rows whose work fails each time, however many, never stand before the
 * others.
 */
export async function forEachOfPages<Row, Result>(of: {
  readonly limit: number
  readonly list: (page: PageOf<Row>) => Promise<readonly Row[]>
  readonly work: (row: Row) => Promise<Result>
  readonly message: string
}): Promise<Result[]> {
  const { limit, list, work, message } = of
  const results: Result[] = []
  const failures: unknown[] = []
  let page: readonly Row[] = []
  do {
    page = await list({ after: page.at(-1), limit })
    for (const row of page) {
      try {
        results.push(await work(row))
      } catch (error) {
        failures.push(error)
      }
    }
  } while (page.length === limit)
  if (failures.length > 0) throw new AggregateError(failures, message)
  return results
}
