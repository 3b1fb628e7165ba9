import { limitFacts, type GameKind } from '#contract/shapes/limits.ts'
import { watchReads, type ControlMessage, type Judged, type Transaction } from '#server/kernel/index.ts'
import { LIMITS_CHANGED } from './apply-limits.ts'
import { spentAtOf } from './judge-sign-in.ts'
import type { LimitFactsNow, LimitsNeeds } from './needs.ts'
import { recordWarnings } from './record-warnings.ts'
import { announceElsewhere, readAndPlayHere } from './play-at-one-brand.ts'
import { factsOf, readPlayer } from './read-player.ts'

export type StakeToJudge = {
  readonly playerId: number
  readonly stakeMinor: number
  readonly game: GameKind
  /** For rules of one game only. */
  readonly gameKey?: string
  /** The sign-in that the game was opened from; null for a game without a sign-in. */
  readonly playerSessionId?: string | null
}

export type StakeGate = {
  /**
   * Refuses a stake by the limits that the statement of the books does not check: time signed in, the break after
   * signing out, limits not chosen, live and crash losses. Costs one cache lookup while the cached facts hold.
   */
  readonly judgeStake: (asked: StakeToJudge) => Judged
  /**
   * For a stake that the books did not take because of a ceiling: refuses by every limit, with the rule, the figure,
   * the present value and the earliest instant, and records the decision. What it lets pass, the books take: looser values that have
   * taken effect are written to them.
   */
  readonly judgeAfresh: (asked: StakeToJudge) => Promise<void>
  /**
   * For play whose limit the books do not know: judges the stake again in the transaction that takes it, and holds the
   * limits of the person until its end, so that two concurrent stakes never exceed one together.
   */
  readonly holdStake: (tx: Transaction, asked: StakeToJudge) => Promise<void>
  readonly onMessage: (message: ControlMessage) => void
  readonly forgetAll: () => void
}

/** Holds until an instant at which something could change by time. */
type Remembered = { readonly mayStake: boolean; readonly countedHere: readonly GameKind[]; readonly untilMs: number }

const REMEMBERED_MS = 60_000
const PLAYERS_MAX = 20_000

/** Opens the check before a stake. The facts of a player are cached until something about them changes or becomes due. */
export function openStakeGate(needs: LimitsNeeds): StakeGate {
  const { clock, db, law } = needs
  const remembered = new Map<number, Remembered>()
  const reads = watchReads<number>()

  const readNow = async (playerId: number, isCurrent: () => boolean): Promise<LimitFactsNow> => {
    const { facts, untilMs, others } = await db.transaction(async (tx) => {
      const { counts, others } = await readAndPlayHere(needs, tx, playerId)
      await recordWarnings(needs, tx, playerId, counts)
      const soon = new Date(counts.now.getTime() + REMEMBERED_MS)
      const ends = [soon, counts.today.endsAt, spentAtOf(counts) ?? soon]
      return { facts: factsOf(counts, law.kinds()), untilMs: Math.min(...ends.map(Number)), others }
    })
    await announceElsewhere(needs, others)
    if (!isCurrent()) return facts
    // A stake of 0 exceeds no sum, so a refusal of it is about something else than the ceilings of the books.
    const mayStake = law.preview(facts, { kind: 'stake', stakeMinor: 0, game: 'casino' }) === undefined
    if (remembered.size >= PLAYERS_MAX) remembered.clear()
    remembered.set(playerId, { mayStake, countedHere: gamesCountedHere(facts), untilMs })
    return facts
  }
  const read = (playerId: number) => reads.run(playerId, (isCurrent) => readNow(playerId, isCurrent))
  const judgeAfresh = async ({ playerId, stakeMinor, game }: StakeToJudge): Promise<void> => {
    const refusal = await law.judge(playerId, await read(playerId), { kind: 'stake', stakeMinor, game })
    if (refusal) law.refuse(refusal)
  }

  return {
    judgeStake: (asked) => {
      const known = remembered.get(asked.playerId)
      const holds =
        known?.mayStake === true && known.untilMs > clock.now().getTime() && !known.countedHere.includes(asked.game)
      // Cached facts may be too strict by now: only fresh facts refuse.
      return holds ? undefined : judgeAfresh(asked)
    },
    judgeAfresh,
    holdStake: async (tx, { playerId, stakeMinor, game }) => {
      // By what is cached, no limit of the person counts this kind of game: the stake waits for nobody.
      if (remembered.get(playerId)?.countedHere.includes(game) === false) return
      const facts = factsOf(await readPlayer(needs, tx, playerId), law.kinds())
      const refusal = await law.judge(playerId, facts, { kind: 'stake', stakeMinor, game })
      if (refusal) law.refuse(refusal)
    },
    onMessage: ({ topic, id }) => {
      if (topic !== LIMITS_CHANGED) return
      reads.outdate(Number(id))
      remembered.delete(Number(id))
    },
    forgetAll: () => {
      reads.outdateAll()
      remembered.clear()
    },
  }
}

/** Losses of live and crash games are counted only here, so they are counted before each stake. */
function gamesCountedHere({ limits }: LimitFactsNow): GameKind[] {
  return limits.flatMap(({ kind, value }) => {
    const { games } = limitFacts(kind)
    return value === null || games === null || games === 'casino' ? [] : [games]
  })
}
