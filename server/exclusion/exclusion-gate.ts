import type { VenueKind } from '#contract/shapes/places.ts'
import { refuse, watchReads, type ControlMessage, type Instant, type Judged } from '#server/kernel/index.ts'
import { queryRegister } from './query-register.ts'
import type { ExclusionAction, ExclusionFacts, ExclusionNeeds } from './needs.ts'
import { announceChange, EXCLUSION_CHANGED } from './open-exclusion.ts'
import { factsOf, readStanding, readUnlessStale, type Answered, type PlayerStanding } from './read-facts.ts'

export type StakeToJudge = {
  readonly playerId: number
  readonly stakeMinor: number
  readonly gameKey?: string | undefined
  /** The game's own hourly bound, or null when it has none. */
  readonly hourLossMaxMinor?: number | null | undefined
  /** The kind of the venue at whose terminal it is; absent on the web. */
  readonly venueKind?: VenueKind
}

export type ExclusionGate = {
  /**
   * Refuses a stake by exclusion, panic stop, register, forced break and hourly loss. Costs one cache lookup while the
   * cached facts hold.
   */
  readonly judgeStake: (asked: StakeToJudge) => Judged
  /** Refuses by fresh facts, with the rule, the figure and the earliest instant, and records the decision. */
  readonly judgeAfresh: (asked: StakeToJudge) => Promise<void>
  /** The same before a deposit. */
  readonly judgeDeposit: (playerId: number) => Promise<void>
  /**
   * Until when the result may be cached: a break that is due, a register answer that expires. Undefined: not at all.
   */
  readonly holdsUntil: (playerId: number) => Instant | undefined
  readonly onMessage: (message: ControlMessage) => void
  readonly forgetAll: () => void
}

/** Holds until an instant at which something could change by time. Only permission to play is cached. */
type Remembered = {
  readonly untilMs: number
  readonly hourLosses: ReadonlyMap<string, number>
  /** Stakes of this process since then, by game: wins are not counted, so this can only be stricter. */
  readonly staked: Map<string, number>
}

const REMEMBERED_MS = 60_000
/** Pause after a failed query of the register; until then it lets nobody play. */
const ASK_AGAIN_MS = 3_000
const PLAYERS_MAX = 20_000
const HOUR_MS = 3_600_000

/** Opens the check before a stake or a deposit. That somebody may play is cached until something could change it. */
export function openExclusionGate(needs: ExclusionNeeds): ExclusionGate {
  const { clock, db, law } = needs
  const remembered = new Map<number, Remembered>()
  const asking = new Map<number, Promise<unknown>>()
  const reads = watchReads<number>()

  /** One evaluation of a player at a time, however many stakes wait for it. */
  const askOnce = async (playerId: number): Promise<void> => {
    const running = asking.get(playerId) ?? queryRegister(needs, playerId, 'stake')
    asking.set(playerId, running)
    try {
      await running
    } finally {
      asking.delete(playerId)
    }
  }
  const mustBeAsked = (answered: Answered): boolean =>
    !answered.isAnswerFresh && law.register() !== undefined && !isJustUnknown(answered)
  const read = async (playerId: number): Promise<PlayerStanding> => {
    let known = await db.transaction((tx) => readUnlessStale(needs, tx, playerId, mustBeAsked))
    if (!known) {
      await askOnce(playerId)
      known = await db.transaction((tx) => readStanding(needs, tx, playerId))
    }
    if (known.changedPlayers.length > 0) await announceChange(needs, known.changedPlayers)
    return known
  }
  const judge = async (playerId: number, known: PlayerStanding, facts: ExclusionFacts, action: ExclusionAction) => {
    const refusal = await law.judge(playerId, facts, action)
    if (refusal) law.refuse(refusal)
    const measure = known.standing.find(({ kind }) => kind === 'staff')
    if (measure)
      refuse('ERR_PLAYING_BLOCKED', { kind: 'staff', earliestAllowedAt: measure.until?.toISOString() ?? null })
  }
  const judgeNow = async (asked: StakeToJudge, isCurrent: () => boolean): Promise<void> => {
    const { playerId, stakeMinor, gameKey, hourLossMaxMinor = null, venueKind } = asked
    const place = venueKind === undefined ? {} : { venueKind }
    remembered.delete(playerId)
    const known = await read(playerId)
    const stake = { kind: 'stake', stakeMinor, hourLossMaxMinor, ...place } as const
    await judge(playerId, known, factsOf(known, gameKey ?? null), stake)
    if (isCurrent()) remember(playerId, known)
    noteStake(asked)
  }
  const judgeAfresh = (asked: StakeToJudge) => reads.run(asked.playerId, (isCurrent) => judgeNow(asked, isCurrent))
  const remember = (playerId: number, known: PlayerStanding): void => {
    const hourEnd = (Math.floor(known.now.getTime() / HOUR_MS) + 1) * HOUR_MS
    const ends = [
      known.now.getTime() + REMEMBERED_MS,
      hourEnd,
      known.lastCheck?.livesUntil?.getTime() ?? Infinity,
      known.breakDueAt?.getTime() ?? Infinity,
    ]
    if (remembered.size >= PLAYERS_MAX) remembered.clear()
    remembered.set(playerId, {
      untilMs: Math.min(...ends),
      hourLosses: known.hourLosses,
      staked: new Map(),
    })
  }
  const noteStake = ({ playerId, stakeMinor, gameKey = '' }: StakeToJudge): void => {
    const staked = remembered.get(playerId)?.staked
    staked?.set(gameKey, (staked.get(gameKey) ?? 0) + stakeMinor)
  }
  const mayStake = ({ playerId, stakeMinor, gameKey = '', hourLossMaxMinor = null }: StakeToJudge): boolean => {
    const known = remembered.get(playerId)
    if (!known || known.untilMs <= clock.now().getTime()) return false
    if (hourLossMaxMinor === null) return true
    const lost = (known.hourLosses.get(gameKey) ?? 0) + (known.staked.get(gameKey) ?? 0)
    return lost + stakeMinor <= hourLossMaxMinor
  }

  return {
    judgeStake: (asked) => {
      if (!mayStake(asked)) return judgeAfresh(asked)
      noteStake(asked)
      return undefined
    },
    judgeAfresh,
    judgeDeposit: async (playerId) => {
      const known = await read(playerId)
      await judge(playerId, known, factsOf(known, null), { kind: 'deposit' })
    },
    holdsUntil: (playerId) => {
      const known = remembered.get(playerId)
      return known ? new Date(known.untilMs) : undefined
    },
    onMessage: ({ topic, id }) => {
      if (topic !== EXCLUSION_CHANGED) return
      reads.outdate(Number(id))
      remembered.delete(Number(id))
    },
    forgetAll: () => {
      reads.outdateAll()
      remembered.clear()
    },
  }
}

function isJustUnknown({ lastCheck, now }: Answered): boolean {
  return lastCheck?.answer === 'unknown' && now.getTime() - lastCheck.answeredAt.getTime() < ASK_AGAIN_MS
}
