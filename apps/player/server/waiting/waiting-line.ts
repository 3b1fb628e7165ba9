/** A place in the line: the time of arrival and an id. */
export type Place = { readonly id: string; readonly arrivedAt: number }

export type Answer =
  | { readonly isIn: true }
  /** `before`: number of visitors ahead; `place` is undefined where the line is full. */
  | { readonly isIn: false; readonly place: Place | undefined; readonly before: number; readonly waitSeconds: number }

type Waiting = Place & { seenAt: number }

/** A visitor who has not polled for this long has left and loses the place. */
const GONE_MS = 90_000
/** How long a visitor whose turn it is may take to poll again. */
const TURN_MS = 120_000
/** How old a place unknown to this process, such as one of another process, may be. */
const PLACE_MS = 3_600_000
const WAITING_MAX = 50_000

/**
 * Lets in `perSecond` new visitors, first come, first served. Unused capacity is saved for at most a second, and
 * visitors who left do not hold up the line. One line for each process: with several, each lets in its own share.
 */
export function openLine(needs: {
  readonly perSecond: number
  /** Wall clock in milliseconds, because places of several processes are compared. */
  readonly now: () => number
  readonly newId: () => string
  readonly waitingMax?: number
}) {
  const { perSecond, now, newId, waitingMax = WAITING_MAX } = needs
  let line: Waiting[] = []
  let head = 0
  const known = new Map<string, Waiting>()
  const turns = new Map<string, number>()
  /** The last places that were let in: a place is valid once, but its cookie could be used again. */
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
    // While the line is not empty, all elapsed time counts, however rarely visitors poll; otherwise no capacity is
    // saved up.
    room = Math.min(room, perSecond)
    if (head > 1000 && head * 2 > line.length) {
      line = line.slice(head)
      head = 0
    }
  }
  /** Index of the first place at or after a time. */
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
    // A place of another process is inserted by its time.
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
  /** Rejects places from the future and places that were used. */
  const isGood = ({ id, arrivedAt }: Place, at: number): boolean =>
    arrivedAt <= at && arrivedAt > at - PLACE_MS && !used.has(id)

  return {
    /** @param place from an earlier response */
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
