/** Where somebody stands: when they came, and who they are in the line. */
export type Place = { readonly id: string; readonly arrivedAt: number }

export type Answer =
  | { readonly isIn: true }
  /** `before`: so many stand before them; `place` is undefined where the line is full. */
  | { readonly isIn: false; readonly place: Place | undefined; readonly before: number; readonly waitSeconds: number }

type Waiting = Place & { seenAt: number }

/** Who has not asked again for so long has gone: nobody waits for them. */
const GONE_MS = 90_000
/** Whose turn it is may take so long to ask again. */
const TURN_MS = 120_000
/** A place that is not known here, such as one of another process, is believed for so long. */
const PLACE_MS = 3_600_000
const WAITING_MAX = 50_000

/**
 * Lets in so many new visitors a second, who came first first. What is not used up is not saved for more than a second, and
 * nobody who has left is waited for. One line for each process: with several, each lets in its own share.
 */
export function openLine(needs: {
  readonly perSecond: number
  /** Milliseconds of the clock, since places of several processes are compared. */
  readonly now: () => number
  readonly newId: () => string
  readonly waitingMax?: number
}) {
  const { perSecond, now, newId, waitingMax = WAITING_MAX } = needs
  let line: Waiting[] = []
  let head = 0
  const known = new Map<string, Waiting>()
  const turns = new Map<string, number>()
  /** Who came in by their place, the last ones: a place is good for one turn, and its cookie can be kept. */
  const used = new Set<string>()
  let room = perSecond
  let filledAt = now()

  const letOn = (at: number): void => {
    room += (Math.max(0, at - filledAt) / 1000) * perSecond
    filledAt = at
    for (const [id, until] of turns) {
      if (until > at) break
      turns.delete(id)
    }
    for (let first = line[head]; first && room >= 1; first = line[head]) {
      head += 1
      known.delete(first.id)
      if (first.seenAt < at - GONE_MS) continue
      room -= 1
      turns.set(first.id, at + TURN_MS)
    }
    // While somebody waits each moment counts, however seldom they ask; otherwise nothing is saved up.
    room = Math.min(room, perSecond)
    if (head > 1000 && head * 2 > line.length) {
      line = line.slice(head)
      head = 0
    }
  }
  /** The first place in the line at or after a moment. */
  const indexOf = (arrivedAt: number): number => {
    let [low, high] = [head, line.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((line[middle]?.arrivedAt ?? 0) < arrivedAt) low = middle + 1
      else high = middle
    }
    return low
  }
  const stand = (place: Place, at: number): Waiting => {
    const waiting = { ...place, seenAt: at }
    known.set(place.id, waiting)
    const last = line.at(-1)
    // Who has a place of another process comes where they belong.
    if (last && last.arrivedAt > place.arrivedAt) line.splice(indexOf(place.arrivedAt), 0, waiting)
    else line.push(waiting)
    return waiting
  }

  const letIn = (id: string): Answer => {
    used.add(id)
    const [oldest] = used
    if (used.size > waitingMax && oldest !== undefined) used.delete(oldest)
    return { isIn: true }
  }
  /** Nobody comes from the future, nor twice with the same place. */
  const isGood = ({ id, arrivedAt }: Place, at: number): boolean =>
    arrivedAt <= at && arrivedAt > at - PLACE_MS && !used.has(id)

  return {
    /** @param place what an earlier answer gave */
    ask(place?: Place): Answer {
      const at = now()
      letOn(at)
      if (place && turns.delete(place.id)) return letIn(place.id)
      let own = place && known.get(place.id)
      if (own) own.seenAt = at
      else {
        if (head === line.length && room >= 1) {
          room -= 1
          return { isIn: true }
        }
        if (known.size >= waitingMax)
          return { isIn: false, place: undefined, before: known.size, waitSeconds: Math.ceil(known.size / perSecond) }
        own = stand(place && isGood(place, at) ? place : { id: newId(), arrivedAt: at }, at)
      }
      const before = indexOf(own.arrivedAt) - head
      const waitSeconds = Math.ceil((before + 1) / perSecond)
      return { isIn: false, place: { id: own.id, arrivedAt: own.arrivedAt }, before, waitSeconds }
    },
    size: (): number => known.size,
  }
}

export type Line = ReturnType<typeof openLine>
