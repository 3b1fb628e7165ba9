/** Durations by name. */
export type Times = Map<string, number[]>

export async function timed<Answer>(
  times: Times,
  nameOf: (answer: Answer) => string | undefined,
  act: () => Promise<Answer>,
): Promise<Answer> {
  const began = performance.now()
  const answer = await act()
  const name = nameOf(answer)
  if (name !== undefined) times.set(name, [...(times.get(name) ?? []), performance.now() - began])
  return answer
}

const MAX_MS = 300

/** A distribution as one line: number, median, slowest; and how many exceeded a terminal's timeout. */
export function distributionOf(times: readonly number[]): string {
  const inOrder = times.toSorted((one, other) => one - other)
  const at = (share: number) =>
    (inOrder[Math.min(inOrder.length - 1, Math.floor(inOrder.length * share))] ?? 0).toFixed(1)
  const over = inOrder.filter((ms) => ms > MAX_MS).length
  return `${inOrder.length} times, half ${at(0.5)} ms, 95 % ${at(0.95)} ms, 99 % ${at(0.99)} ms, most ${at(1)} ms, over ${MAX_MS} ms: ${over}`
}
