export type Point = { readonly x: number; readonly y: number }

/** The first part of a path, from 0 to 1 of its length. */
export function cutPath(points: readonly Point[], progress: number): Point[] {
  const lengths = points.map((point, at) => {
    const before = points[at - 1]
    return before ? Math.hypot(point.x - before.x, point.y - before.y) : 0
  })
  let left = lengths.reduce((sum, length) => sum + length, 0) * progress
  const shown: Point[] = []
  for (const [at, point] of points.entries()) {
    const length = lengths[at] ?? 0
    const before = points[at - 1]
    if (before && length > left) {
      const share = left / length
      shown.push({ x: before.x + (point.x - before.x) * share, y: before.y + (point.y - before.y) * share })
      return shown
    }
    left -= length
    shown.push(point)
  }
  return shown
}
