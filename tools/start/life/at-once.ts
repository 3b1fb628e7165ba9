/** Runs something for each item, with limited concurrency. Returns the results in the order of the items. */
export async function forEachAtOnce<T, R>(
  all: readonly T[],
  atOnce: number,
  work: (one: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const lane = async (): Promise<void> => {
    for (let index = next++; index < all.length; index = next++) results[index] = await work(all[index] as T)
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, all.length) }, lane))
  return results
}
