/** Counts the connections of each source. Sources without any are deleted. */
export function countPlaces() {
  const taken = new Map<string, number>()
  const move = (key: string, by: number): void => {
    const count = (taken.get(key) ?? 0) + by
    if (count > 0) taken.set(key, count)
    else taken.delete(key)
  }
  return {
    /** Takes one of at most `most` places; returns a function that releases it, or undefined where all are taken. */
    take: (key: string, most: number): (() => void) | undefined => {
      if ((taken.get(key) ?? 0) >= most) return undefined
      move(key, 1)
      let isLeft = false
      return () => {
        if (!isLeft) move(key, -1)
        isLeft = true
      }
    },
  }
}
