import { operatingFigures } from '#config/operating-figures.ts'
import type { ShutdownPart } from '#contract/shutdown-parts.ts'
import type { CapabilityNeeds, Gate } from '#server/capabilities/index.ts'
import { judgeCards } from '#server/cards/index.ts'
import { findExcludedSince } from '#server/exclusion/index.ts'
import { refuse } from '#server/kernel/index.ts'
import { judgeSignIn } from '#server/limits/index.ts'
import { judgeLandWallet, judgeOpen, judgeWaysIn, judgeWaysOut, mustHaveChannel } from '#server/payments/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import { findPin, judgeOpening } from '#server/sign-in/index.ts'
import { areStakesRefused, isKeptFromPlaying } from '#server/wallet/index.ts'
import { UNBOUND_STAKE } from '../gates/account-gate.ts'
import { openDryGates, type DryGates } from '../gates/dry-gates.ts'
import { stakeGates } from '../gates/join-gates.ts'
import type { Base } from './open-base.ts'
import type { Money } from './open-money.ts'
import type { People } from './open-people.ts'
import type { Play } from './open-play.ts'
import { bonusGates, cashInGates, depositGates, inOrder } from '../gates/people-gates.ts'

/** A bonus that the law of bonuses allows: only the rules about the recipient remain. */
export const SOUND_BONUS = {
  name: '-',
  amount: 1,
  wageringTimes: 1,
  stakeMax: null,
  daysToAccept: 1,
  daysToPlay: 1,
  wereTermsTold: true,
} as const
/** The smallest stake: if it is refused, every stake is. */
const LEAST_STAKE = { ...UNBOUND_STAKE, stakeMinor: 1 } as const

type Ask = (gates: DryGates, playerId: number) => Promise<unknown>

const inTurn =
  (asks: readonly Ask[]): Ask =>
  async (gates, playerId) => {
    for (const ask of asks) await ask(gates, playerId)
  }

/**
 * The gates of every capability, in the order of the calls. The lists are shared: a new gate of a call applies here
 * too.
 */
export function composeCapabilities(
  base: Base,
  { people, play, money }: { readonly people: People; readonly play: Pick<Play, 'shutdowns'>; readonly money: Money },
): CapabilityNeeds {
  const { db, clock, configuration } = base
  const { target } = configuration.brand
  const { deposit, venueTransfer } = operatingFigures[configuration.market.key]
  const { payments, withdrawals } = money
  const { signIn } = people

  const asking =
    (ask: Ask): Gate =>
    async (dry, playerId) => {
      const gates = openDryGates(base, people, { dry, playerId })
      await ask(gates, playerId)
      return gates.wasRegisterQueried() ? 'asks-register' : undefined
    }
  const isOpen: Gate = async (dry, playerId) => {
    const player = await findPlayerById(dry, target, playerId)
    if (player?.state !== 'open') refuse('ERR_ACCOUNT_LOCKED', { kind: player?.state ?? 'closed' })
  }
  const isHeld =
    (part: ShutdownPart): Gate =>
    async () => {
      const until = play.shutdowns.closedUntil(part)
      if (until) refuse('ERR_SHUTDOWN_PLANNED', { until: until.toISOString() })
    }
  const mayRoundsBegin: Gate = async () => {
    const until = play.shutdowns.shutUntil()
    if (until) refuse('ERR_SHUTDOWN_PLANNED', { until: until.toISOString() })
  }
  const stakes = stakeGates.map(
    (gate): Ask =>
      ({ stakes: limits, ...keepers }, playerId) =>
        gate({ ...keepers, limits }, { ...LEAST_STAKE, playerId, hourLossMaxMinor: null }),
  )
  /**
   * What the books say of a player who has passed all gates before: the gates lift what has expired, and name what has
   * not.
   */
  const isUnblocked = (before: Ask, isBlocked: typeof isKeptFromPlaying): Gate =>
    asking(async (keepers, playerId) => {
      const { db: dry } = keepers.limits
      await isOpen(dry, playerId)
      await before(keepers, playerId)
      if (await isBlocked(dry, playerId)) refuse('ERR_PLAYING_BLOCKED')
    })
  return {
    db,
    clock,
    isPlayer: async (playerId) => (await findPlayerById(db, target, playerId)) !== undefined,
    findSince: async (playerId, code, kind) => {
      if (code !== 'ERR_ACCOUNT_LOCKED') return findExcludedSince(db, playerId, code)
      const player = await findPlayerById(db, target, playerId)
      return (kind === 'closed' ? player?.closedAt : player?.lockedAt) ?? null
    },
    gates: {
      signIn: [
        async (dry, playerId) => void (await dry.transaction((tx) => judgeOpening(tx, signIn, playerId))),
        isHeld('signIn'),
        asking(({ limits }, playerId) => limits.db.transaction((tx) => judgeSignIn(limits, tx, playerId))),
      ],
      deposit: [
        isOpen,
        isHeld('deposits'),
        (_, playerId) => judgeWaysIn(payments, playerId),
        ...depositGates.map((gate) => asking((keepers, playerId) => gate(keepers, playerId, deposit.minMinor))),
      ],
      stake: [isOpen, mayRoundsBegin, ...stakes.map(asking), isUnblocked(inTurn(stakes), areStakesRefused)],
      withdraw: [
        isOpen,
        isHeld('withdrawals'),
        async (dry, playerId) => judgeWaysOut({ ...withdrawals, db: dry }, playerId),
        asking(({ accountGate }, playerId) => accountGate.judgeWithdrawal(playerId)),
        async (_, playerId) => void (await mustHaveChannel(withdrawals, playerId)),
        (dry, playerId) => judgeOpen(dry, playerId, 1),
      ],
      bonus: [
        isOpen,
        ...bonusGates.map((gate) => asking((keepers, playerId) => gate(keepers, playerId, SOUND_BONUS))),
        isUnblocked((keepers, playerId) => inOrder(bonusGates, keepers)(playerId, SOUND_BONUS), isKeptFromPlaying),
      ],
      venue: [
        isOpen,
        // A transfer to a wallet for play is judged like a deposit of 0 (compose-transfers.ts).
        ...depositGates.map((gate) => asking((keepers, playerId) => gate(keepers, playerId, 0))),
        ...cashInGates.map((gate) => asking((keepers, playerId) => gate(keepers, playerId, venueTransfer.minMinor))),
        (dry, playerId) => judgeLandWallet(dry, playerId),
        (dry, playerId) => judgeCards(dry, target, playerId),
        async (dry, playerId) => {
          if (!(await findPin(dry, playerId))) refuse('ERR_INVALID_PIN', { kind: 'missing' })
        },
      ],
    },
  }
}
