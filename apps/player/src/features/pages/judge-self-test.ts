/** The result of a sum of the nine questions (PGSI: 0, 1–2, 3–7, 8 and more). */
export function judgeSelfTest(points: number): 'low' | 'mild' | 'middle' | 'high' {
  if (points === 0) return 'low'
  if (points <= 2) return 'mild'
  return points <= 7 ? 'middle' : 'high'
}
