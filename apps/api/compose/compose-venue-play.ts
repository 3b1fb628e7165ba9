import { createHmac } from 'node:crypto'
import { productVersion } from '#config/product-version.ts'
import { addressOf } from '#config/texts/form-of-address.ts'
import { findShownHolders } from '#server/documents/index.ts'
import { stopPlay } from '#server/exclusion/index.ts'
import { dryRun, refuse, type Querier } from '#server/kernel/index.ts'
import { venueMaxOf } from '#server/law/index.ts'
import { findVenueTransfers } from '#server/payments/index.ts'
import { findOtherAccounts, findPlayerById } from '#server/players/index.ts'
import { judgePlace } from '#server/topology/index.ts'
import type { VenuePlayNeeds } from '#server/venue-play/index.ts'
import type { RulesEnvironment } from '../environment/environment.ts'
import { applyLaw } from '../gates/apply-law.ts'
import { openDryGates } from '../gates/dry-gates.ts'
import { stakeGates } from '../gates/join-gates.ts'
import { keyFor } from '../gates/key-for.ts'
import { composeTopology } from './compose-topology.ts'
import { openMail } from './open-mail.ts'
import { notifyManagersBy } from './notify-managers.ts'
import type { Base, Ground } from './open-base.ts'
import type { People } from './open-people.ts'

/** Checks whether somebody may play at all, whatever the stake. */
const NO_STAKE = { stakeMinor: 0, hourLossMaxMinor: null }

/** Needs of the room that the worker has too. */
export function venuePlayGround(
  { db, clock, configuration }: Ground,
  { limits, signIn }: { readonly limits: Pick<People['limits'], 'needs'>; readonly signIn: VenuePlayNeeds['signIn'] },
) {
  return {
    db,
    clock,
    target: configuration.brand.target,
    currency: configuration.market.currency.code,
    timeZone: configuration.market.timeZone,
    limits: limits.needs,
    signIn,
    findOthers: findOtherAccounts,
    findContact: (querier: Querier, playerId: number) => findPlayerById(querier, configuration.brand.target, playerId),
    sendLetter: openMail({ clock, configuration }),
  }
}

/** Play at venues, with the same gates as a stake on the web. */
export function composeVenuePlay(
  base: Base,
  environment: RulesEnvironment,
  {
    hourLoss,
    ...people
  }: { readonly hourLoss: VenuePlayNeeds['hourLoss'] } & Pick<
    People,
    'limits' | 'exclusion' | 'signIn' | 'accountFacts' | 'accountGate' | 'judgeTerms' | 'terms'
  >,
): VenuePlayNeeds {
  const { db, cipher, configuration } = base
  const { exclusion, limits, accountGate, judgeTerms, signIn } = people
  const places = composeTopology(base, environment)
  const codeKey = keyFor(environment.sessionPepper, 'codes of terminals')
  const keepers = { exclusion: exclusion.gate, limits: limits.gate, judgeTerms, judgeAccount: accountGate.judgeStake }
  const judgeUnlocked = async (playerId: number, querier: Querier = db): Promise<void> => {
    const player = await findPlayerById(querier, configuration.brand.target, playerId)
    if (!player || player.lockedAt !== null) return refuse('ERR_PLAYING_BLOCKED')
  }
  return {
    ...venuePlayGround(base, { limits, signIn }),
    version: productVersion(),
    judgePlace: (place) => judgePlace(places, db, place),
    hourLoss,
    ...composeStakeMax(base),
    notifyManagers: notifyManagersBy(base, environment),
    playHoldsUntil: exclusion.gate.holdsUntil,
    judgePlay: async ({ playerId, playerSessionId, stake }) => {
      await judgeUnlocked(playerId)
      const isSignIn = playerSessionId === undefined
      const from = isSignIn ? { isSignIn } : { playerSessionId }
      for (const gate of stakeGates) await gate(keepers, { playerId, game: 'casino', ...NO_STAKE, ...from, ...stake })
    },
    previewPlay: (playerId) =>
      dryRun(db, async (dry) => {
        await judgeUnlocked(playerId, dry)
        const { stakes, ...gates } = openDryGates(base, people, { dry, playerId })
        const dryKeepers = { ...gates, limits: stakes }
        for (const gate of stakeGates) await gate(dryKeepers, { playerId, game: 'casino', isSignIn: true, ...NO_STAKE })
      }),
    judgeEntry: async (playerId) => {
      await judgeUnlocked(playerId)
      await exclusion.gate.judgeDeposit(playerId)
    },
    findHolders: (number) => findShownHolders({ db, target: configuration.brand.target, cipher }, number),
    pressPanic: (playerId, pressedAt) => stopPlay(exclusion.needs, { playerId, source: 'terminal', pressedAt }),
    findTransfers: findVenueTransfers,
    hashCode: (code) => createHmac('sha256', codeKey).update(code).digest('base64url'),
  }
}

/** The law's maximum stake and win at terminals. */
function composeStakeMax({
  db,
  clock,
  configuration: { brand, market },
}: Pick<Base, 'db' | 'clock' | 'configuration'>): Pick<VenuePlayNeeds, 'maxOf' | 'judgeStakeMax'> {
  type Stake = Parameters<VenuePlayNeeds['judgeStakeMax']>[0]
  const law = applyLaw({ db, clock }, market.key, {
    actionOf: ({ stakeMinor, venueKind }: Stake) => ({
      kind: 'stake',
      stakeMinor,
      venueKind,
      game: 'casino',
      winMaxMinor: null,
      hourLossMaxMinor: null,
      isAutoplay: false,
    }),
    only: ['venue-stake-max'],
    address: addressOf(brand.tone),
  })
  return {
    maxOf: (what, kind, at) => venueMaxOf(market.key, what, kind, at),
    judgeStakeMax: async (stake, details) => {
      const refusal = await law.judge(stake.playerId, {}, stake)
      if (refusal) law.refuse(refusal, details)
    },
  }
}
