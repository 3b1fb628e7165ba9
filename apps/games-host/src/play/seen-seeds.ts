/**
 * This device's own record of the pairs of seeds played on it, independent of later data of the server. Stored by the
 * browser for the games' origin, one key per commitment, so that two tabs never overwrite each other.
 */
export type SeenPair = {
  readonly commitment: string
  /** When this device first saw the commitment. */
  readonly seenAt: string
  /** The pair was in use already: the device did not see its commitment in time. */
  readonly isLate: boolean
  /** The pair's id, once the server has sent it. */
  readonly seedId?: string
  /** The client seeds that this device has sent for the pair; several where a response was lost. */
  readonly given: readonly string[]
}

type Pair = { readonly seedId: string; readonly commitment: string; readonly nextCommitment: string }

const PLACE = 'seen-seed:'
/** How many pairs are kept, the newest; about a hundred bytes each. */
const PAIRS_MAX = 300
const GIVEN_MAX = 8

/** The storage of pairs: the browser's, which may be forbidden or full. */
type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** @param now the time of this device */
export function createSeenSeeds(storage: Place | undefined, now: () => Date) {
  const read = (commitment: string): SeenPair | undefined => parse(storage?.getItem(PLACE + commitment), commitment)

  const write = (pair: SeenPair): void => {
    try {
      storage?.setItem(PLACE + pair.commitment, JSON.stringify(pair))
    } catch {
      // Full or forbidden: the verifier then says that this device has no copy.
    }
  }

  const commitments = (): string[] =>
    Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? '').flatMap((key) =>
      key.startsWith(PLACE) ? [key.slice(PLACE.length)] : [],
    )

  const list = (): SeenPair[] => commitments().flatMap((one) => read(one) ?? [])

  const note = (commitment: string, isLate: boolean): SeenPair => {
    const known = read(commitment)
    if (known) return known
    const pair = { commitment, seenAt: now().toISOString(), isLate, given: [] }
    write(pair)
    return pair
  }

  const forgetOldest = (): void => {
    const old = list().toSorted((one, other) => other.seenAt.localeCompare(one.seenAt))
    for (const { commitment } of old.slice(PAIRS_MAX)) storage?.removeItem(PLACE + commitment)
  }

  return {
    /** Records the client seed that is sent now, for a commitment that is not in use yet. */
    give(commitment: string, clientSeed: string): void {
      const pair = note(commitment, false)
      write({ ...pair, given: [...pair.given, clientSeed].slice(-GIVEN_MAX) })
    },
    /** Removes a client seed that the server did not accept. */
    takeBack(commitment: string, clientSeed: string): void {
      const pair = read(commitment)
      if (pair) write({ ...pair, given: pair.given.filter((one) => one !== clientSeed) })
    },
    /** Records the pair of a session's state and the next one. Returns the copy of the pair in use. */
    hear({ seedId, commitment, nextCommitment }: Pair): SeenPair {
      const pair = { ...note(commitment, true), seedId }
      write(pair)
      note(nextCommitment, false)
      if (commitments().length > PAIRS_MAX) forgetOldest()
      return pair
    },
    /** The copy of a commitment, or of the pair with this id. */
    find: (commitment: string, seedId?: string): SeenPair | undefined =>
      list().find((pair) => seedId !== undefined && pair.seedId === seedId) ?? read(commitment),
  }
}

export type SeenSeeds = ReturnType<typeof createSeenSeeds>

function parse(text: string | null | undefined, commitment: string): SeenPair | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (typeof value !== 'object' || value === null) return undefined
    const { seenAt, isLate, seedId, given } = value as Record<string, unknown>
    if (typeof seenAt !== 'string' || !Array.isArray(given)) return undefined
    return {
      commitment,
      seenAt,
      isLate: isLate === true,
      ...(typeof seedId === 'string' ? { seedId } : {}),
      given: given.map(String),
    }
  } catch {
    return undefined
  }
}
