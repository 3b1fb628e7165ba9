import type { LimitKind } from '#contract/shapes/limits.ts'
import type { Deed, SimulatedLimit } from './facts.ts'
import { randomOf, type Random } from '#tools/people/random.ts'
import type { Taken } from './room-process.ts'
import type { BrandNo, Crash, FreeLeft, Game, Played, Signed, StaffMove, Step } from './step.ts'
import { choiceOf } from './choices.ts'
import type { Free } from './promotions/plan.ts'

export type ActorNeeds = {
  readonly seed: string
  readonly currency: 'CZK' | 'EUR'
  readonly now: () => Date
  readonly crashChance: number
  readonly send: <S extends Step>(
    step: S,
    sent: { key: string; brand: BrandNo; crash?: Crash | undefined },
  ) => Promise<Taken<S['do']>>
  readonly record: (deed: Deed) => void
}

/** Every so-many-th step that may come twice does: the same message again, before the first is answered. */
const DOUBLED_CHANCE = 0.05
const STATEMENTS_MAX = 30
/** Signing in, opening a game and a refund are new each time; everything else is the same deed when it comes again. */
const NEW_EACH_TIME: readonly Step['do'][] = ['sign-in', 'open-game', 'refund']
/** Moves that put in once more. */
const DEAR = ['double', 'split'] as const
/** Some leave the table in the middle of a round: it is finished for them after a day. */
const LEAVES_CHANCE = 0.03

/**
 * One person with a device, at one brand: does steps, remembers what was told, and writes down each deed. Which steps come twice and
 * which kill the process follows from the seed and the number of the step.
 */
export function makeActor(needs: ActorNeeds, no: number, brand: BrandNo = 0) {
  const { seed, currency, now, crashChance } = needs
  const name = `${no}/${brand}`
  const fate = randomOf(seed, 'fate', name)
  const moods = randomOf(seed, 'moods', name)
  let player = 0
  let steps = 0
  let signed: Signed | undefined
  let gameToken: string | undefined
  let game: Game = 'reels'
  let free: FreeLeft | null = null
  let lastChoice: LimitKind | undefined
  let withdrawn: { readonly key: string; readonly amountMinor: number } | undefined
  let unpaid: { readonly key: string; readonly amountMinor: number } | undefined
  let paid: { readonly key: string; readonly amountMinor: number } | undefined

  const take = async <S extends Step>(step: S): Promise<Taken<S['do']>> => {
    steps += 1
    const key = `${name}/${steps}`
    const crash = fate.chance(crashChance) ? crashOf(fate, step.do) : undefined
    const isDoubled = fate.chance(DOUBLED_CHANCE) && !NEW_EACH_TIME.includes(step.do)
    if (!isDoubled || step.do === 'register') return needs.send(step, { key, brand, crash })
    // What the second one draws is its own, as it is of any two messages.
    const [one, other] = await Promise.all([
      needs.send(step, { key, brand, crash }),
      needs.send(step, { key: `${key}/again`, brand }),
    ])
    // Of a request that is taken back twice, either may be the second.
    return one.ok ? one : other
  }
  const write = (deed: DeedOf, taken: Taken<Step['do']>): boolean => {
    const told = { at: now().toISOString(), no, brand, ...(taken.ok ? {} : { refused: taken.refused }) }
    needs.record({ ...deed, ...told } as Deed)
    return taken.ok
  }

  const decide = async (roundId: string, dealt: Played): Promise<void> => {
    let present = dealt
    let refused: string | undefined
    while (present.allowed.length > 0 && !moods.chance(LEAVES_CHANCE)) {
      // Who was refused a further stake goes on without it.
      const dear = DEAR.find((move) => move !== refused && present.allowed.includes(move) && moods.chance(0.5))
      const cheap = present.allowed.filter((move) => !DEAR.some((one) => one === move))
      const move = dear ?? cheap[moods.below(cheap.length)] ?? 'stand'
      const moves = [...present.made, move]
      const taken = await take({ do: 'decide', gameToken: gameToken ?? '', roundId, moves })
      const after = taken.ok ? taken.given : present
      const stake = after.stakeMinor - present.stakeMinor
      const told = { stake, win: after.winMinor, balance: after.balanceMinor }
      write({ did: 'decide', reference: `${roundId}/${moves.length}`, game, ...told }, taken)
      if (!taken.ok && !dear) return
      refused = taken.ok ? undefined : move
      present = after
    }
  }

  return {
    no,
    random: randomOf(seed, 'person', name),
    isSignedIn: () => signed !== undefined && now() < new Date(signed.absoluteEndsAt),
    /** The limit of the last change that was asked for: perhaps it waits and can be taken back. */
    lastChoice: () => lastChoice,
    game: () => game,
    hasGame: () => gameToken !== undefined,
    register: async () => {
      const taken = await take({ do: 'register', no })
      if (taken.ok) player = taken.given.player
      write({ did: 'register' }, taken)
    },
    /** Asks for a payment and pays it, at once or a while later; tells whether the product let it begin. */
    payIn: async (amountMinor: number) => {
      const key = uuidOf(seed, 'deposit', name, steps)
      const taken = await take({ do: 'pay-in', player, key, amountMinor })
      if (taken.ok) unpaid = { key, amountMinor }
      return write({ did: 'pay-in', reference: key, amount: amountMinor }, taken)
    },
    settle: async () => {
      if (!unpaid) return
      const { key, amountMinor } = unpaid
      unpaid = undefined
      const isPaid = write(
        { did: 'deposit', reference: key, amount: amountMinor },
        await take({ do: 'settle', player, key }),
      )
      paid = isPaid ? { key, amountMinor } : undefined
    },
    /** Staff send a part of the last deposit back, in hundredths; of each deposit once. */
    refund: async (percent: number) => {
      if (!paid) return
      const { key } = paid
      const amountMinor = Math.ceil((paid.amountMinor * percent) / 100)
      paid = undefined
      const taken = await take({ do: 'refund', player, key, amountMinor })
      write({ did: 'refund', reference: key, amount: amountMinor }, taken)
    },
    /** Asks for money; tells whether it was let go. */
    withdraw: async (amountMinor: number) => {
      const key = uuidOf(seed, 'withdrawal', name, steps)
      const taken = await take({ do: 'withdraw', player, key, amountMinor })
      withdrawn = taken.ok ? { key, amountMinor } : undefined
      return write({ did: 'withdraw', reference: key, amount: amountMinor }, taken)
    },
    /** Moves the last withdrawal, by the player or by staff. */
    moveWithdrawal: async (move: 'cancel' | StaffMove) => {
      if (!withdrawn) return false
      const { key, amountMinor } = withdrawn
      const step = move === 'cancel' ? ({ do: 'cancel-withdrawal' } as const) : ({ do: 'staff-move', move } as const)
      const taken = await take({ ...step, player, key })
      return write({ did: 'move-withdrawal', move, reference: key, amount: amountMinor }, taken)
    },
    choice: async (did: 'choose' | 'change', choices: readonly SimulatedLimit[]) => {
      if (did === 'change') lastChoice = choices[0]?.kind
      const taken = await take({ do: did, player, choices: choices.map((choice) => choiceOf(choice, currency)) })
      return write({ did, choices }, taken)
    },
    cancel: async (kind: LimitKind) => write({ did: 'cancel', kind }, await take({ do: 'cancel', player, kind })),
    useCode: async (code: string) => write({ did: 'use-code', code }, await take({ do: 'use-code', player, code })),
    accept: async () => write({ did: 'accept' }, await take({ do: 'accept', player })),
    takeFree: async (campaign: Free, into: 'rounds' | 'instead') =>
      write({ did: 'take-free', campaign, into }, await take({ do: 'take-free', player, campaign, into })),
    enter: async (key: string) => write({ did: 'enter', key }, await take({ do: 'enter', player, key })),
    panic: async () => {
      const taken = await take({ do: 'panic', player })
      return write({ did: 'panic', until: taken.ok ? taken.given.until : null }, taken)
    },
    exclude: async (months: number) => {
      const taken = await take({ do: 'exclude', player, months })
      return write({ did: 'exclude', until: taken.ok ? taken.given.until : null }, taken)
    },
    signIn: async () => {
      gameToken = undefined
      const taken = await take({ do: 'sign-in', player })
      signed = taken.ok ? taken.given : undefined
      write({ did: 'sign-in' }, taken)
      return taken
    },
    signOut: async () => {
      if (!signed) return
      const { sessionId } = signed
      signed = undefined
      write({ did: 'sign-out' }, await take({ do: 'sign-out', player, sessionId }))
      // The page of the game stays open in another tab: its token is tried again.
    },
    openGame: async (wanted: Game) => {
      if (!signed) return undefined
      const taken = await take({ do: 'open-game', player, game: wanted, signed })
      gameToken = taken.ok ? taken.given.gameToken : undefined
      free = taken.ok ? taken.given.free : null
      game = wanted
      write({ did: 'open-game' }, taken)
      return taken
    },
    /** Plays a round to its end, or leaves it open at the table. */
    stake: async (wantedMinor: number) => {
      const roundId = uuidOf(seed, 'round', name, steps)
      // What the house pays for goes first.
      const by = free && free.left > 0 ? free : undefined
      const stakeMinor = by?.stakeMinor ?? wantedMinor
      const asked = { game, gameToken: gameToken ?? '', roundId, stakeMinor, ...(by ? { freeRoundsId: by.id } : {}) }
      const taken = await take({ do: 'stake', ...asked })
      if (by) free = taken.ok ? { ...by, left: by.left - 1 } : null
      const [win, balance] = taken.ok ? [taken.given.winMinor, taken.given.balanceMinor] : [0, 0]
      const isFree = by ? { free: true as const } : {}
      write({ did: 'stake', reference: roundId, stake: stakeMinor, win, balance, game, ...isFree }, taken)
      if (taken.ok) await decide(roundId, taken.given)
      return taken
    },
  }
}

export type Actor = ReturnType<typeof makeActor>

type DeedOf = Deed extends infer D ? (D extends Deed ? Omit<D, 'at' | 'no' | 'brand' | 'refused'> : never) : never

function crashOf(fate: Random, step: Step['do']): Crash {
  if (step === 'stake' && fate.chance(0.5)) return { withStakeOnItsWay: true }
  return { atStatement: 1 + fate.below(STATEMENTS_MAX) }
}

/** A UUID that follows from its name, so that the same message has the same one in every run. */
function uuidOf(...name: readonly (string | number)[]): string {
  const random = randomOf('uuid', ...name)
  const hex = Array.from({ length: 32 }, () => random.below(16).toString(16)).join('')
  const variant = '89ab'[random.below(4)] ?? '8'
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, variant + hex.slice(17, 20), hex.slice(20)].join(
    '-',
  )
}
