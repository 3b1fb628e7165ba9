import { joinReaders } from '#server/game-catalogue/index.ts'
import { startListening } from '#server/triggers/index.ts'
import { crashRounds } from '#server/crash/index.ts'
import { openMovedAccounts } from '#server/ledger/index.ts'
import { playedRounds, roundsWithDraws } from '#server/game-rounds/index.ts'
import { migrationWorkOf } from '../api/compose/compose-account-migration.ts'
import { composePackages } from '../api/compose/compose-authorities.ts'
import { composeCampaigns } from '../api/compose/compose-campaigns.ts'
import { composeAccountFacts } from '../api/gates/account-facts.ts'
import { openAccountGate } from '../api/gates/account-gate.ts'
import { openExclusionGate } from '#server/exclusion/index.ts'
import { composeAddresses } from '../api/compose/compose-addresses.ts'
import { composeContent } from '../api/compose/compose-content.ts'
import { composeDocuments } from '../api/compose/compose-documents.ts'
import { composeExclusion } from '../api/compose/compose-exclusion.ts'
import { composeCounting } from '../api/compose/compose-loyalty.ts'
import { composeLists } from '../api/compose/compose-lists.ts'
import { composeLimits } from '../api/compose/compose-limits.ts'
import { composePayments } from '../api/compose/compose-payments.ts'
import { composePrivacy } from '../api/compose/compose-privacy.ts'
import { composePrizes, composeRoundsOfBooks } from '../api/compose/compose-tournaments.ts'
import { composeTriggers } from '../api/compose/compose-triggers.ts'
import { composeMeasuring, composeRisk } from '../api/compose/compose-risk.ts'
import { composeSupport } from '../api/compose/compose-support.ts'
import { venuePlayGround } from '../api/compose/compose-venue-play.ts'
import { composeSignIn } from '../api/compose/compose-sign-in.ts'
import type { RulesEnvironment } from '../api/environment/environment.ts'
import { keyFor } from '../api/gates/key-for.ts'
import type { Base } from '../api/compose/open-base.ts'

export type Rooms = Awaited<ReturnType<typeof openRooms>>

/** Opens the rooms with background work, in the same way as the API. */
export async function openRooms(base: Base, environment: RulesEnvironment) {
  const { db, clock, logger, configuration } = base
  const signIn = await composeSignIn(base, environment)
  const limits = composeLimits(base, environment)
  const exclusion = composeExclusion(base, environment)
  const documents = composeDocuments(base, environment)
  const seedKey = keyFor(environment.sessionPepper, 'game seeds')
  const campaigns = composeCampaigns(base, {
    exclusion: openExclusionGate(exclusion.needs),
    accountGate: openAccountGate(composeAccountFacts(base)),
    codeKey: keyFor(environment.sessionPepper, 'campaign codes'),
  })
  const loyalty = composeCounting(base)
  const triggers = {
    ...composeTriggers(base, { campaigns, loyalty }),
    onProblem: (error: unknown, of: object) => logger.error({ err: error, ...of }, 'a trigger could not answer'),
  }
  await startListening(triggers)
  return {
    signIn,
    limits,
    venuePlay: venuePlayGround(base, { limits, signIn }),
    exclusion,
    campaigns,
    triggers,
    documents,
    payments: composePayments(base, environment),
    loyalty,
    addresses: composeAddresses(base, environment),
    migrations: migrationWorkOf({ configuration, signIn }),
    privacy: composePrivacy(base, environment, {
      documents,
      signIn,
      senders: { mail: environment.smtpUrl !== undefined, sms: environment.smsGateway !== undefined },
    }),
    content: composeContent(base, environment, { documents }),
    risk: { ...composeRisk(base, environment, { documents, signIn }), ...composeMeasuring(base) },
    support: composeSupport(base, environment, { documents, signIn }),
    lists: composeLists(base, environment, { documents, signIn }),
    packages: composePackages(base, environment),
    seedKey,
    /** Rounds of one player and shared ones, for the statistics of returns. */
    rounds: joinReaders(playedRounds(openMovedAccounts(clock)), crashRounds),
    jackpots: { db, clock, logger, rounds: roundsWithDraws(seedKey) },
    tournaments: { ...composePrizes(base), rounds: composeRoundsOfBooks(configuration.market.timeZone) },
    close: async () => {
      await limits.close()
      await exclusion.close()
    },
  }
}
