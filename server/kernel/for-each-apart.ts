/**
 * Does the work of each item, one after another: a failure does not affect the others, and all failures are thrown together at the
 * end. Returns the results in the order of the items.
 */
export async function forEachApart<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  message: string,
): Promise<Result[]> {
  const results: Result[] = []
  const failures: unknown[] = []
  for (const item of items) {
    try {
      results.push(await work(item))
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, message)
  return results
}
