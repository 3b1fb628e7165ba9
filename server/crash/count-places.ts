/** Counts how many places each source has taken. Sources that have none are forgotten. */
export function countPlaces() {
  const taken = new Map<string, number>()
  const move = (key: string, by: number): void => {
    const count = (taken.get(key) ?? 0) + by
    if (count > 0) taken.set(key, count)
    else taken.delete(key)
  }
  return {
    /** Takes one of so many; gives the way to leave it, once, or nothing where all are taken. */
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
