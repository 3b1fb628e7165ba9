import type { Static } from 'typebox'
import type { SessionState } from '#contract/play-v1/play.ts'
import { buildHashOfGame } from '#games/catalogue/build-hash.ts'
import { mostRiskedMinor } from '#games/offered-risk.ts'
import { findEntryOfSeries, readBalance } from '../../ledger/index.ts'
import { finishByRule } from '../finish-open-rounds.ts'
import * as demoQueries from '../demo-rounds.queries.ts'
import * as queries from '../game-rounds.queries.ts'
import type { LiveSession } from './live-sessions.ts'
import type { GameRoundsNeeds } from '../needs.ts'
import { commitmentOfNext } from '../seeds/next-seed.ts'
import { findOpenRound } from '../bets/open-rounds.ts'
import { factsOfDemo, factsOfEntry, rebuildRound, type RoundFacts, type RoundShown } from '../history/show-round.ts'
import { findUnshownJackpot } from '../add-jackpot.ts'

/** Everything that the game's page needs to begin, or to continue after a reload. */
export async function describeSession(needs: GameRoundsNeeds, live: LiveSession): Promise<Static<typeof SessionState>> {
  const { row, seed, stakes, bounds } = live
  const { currency } = row
  const openRound = live.hasBets ? await readOpenRound(needs, live) : null
  const money = await readMoney(needs, live)
  const unshownRound = await findUnshownRound(needs, live, money.nextNonce)
  return {
    sessionId: row.id,
    gameKey: row.gameKey,
    mode: row.mode,
    lang: row.lang,
    balance: { amountMinor: money.balanceMinor, currency },
    playerSessionStartedAt: row.playerSessionStartedAt.toISOString(),
    netResult: { amountMinor: money.netMinor, currency },
    stakes: [...stakes],
    defaultStake: stakes[0] ?? 0,
    maxStakeMinor: bounds.maxStakeMinor ?? null,
    maxWinMinor: bounds.maxWinMinor ?? null,
    isRiskAllowed: needs.isRiskAllowed,
    minimumRoundMs: needs.minimumRoundMs,
    maxWin: largestWinOf(live, needs),
    fairness: {
      seedId: seed.id,
      commitment: seed.commitment,
      clientSeed: seed.clientSeed,
      nextNonce: money.nextNonce,
      nextCommitment: await commitmentOfNext(needs, needs.db, row.id),
    },
    buildHash: buildHashOfGame(row.gameKey) ?? '',
    unshownRound,
    unshownJackpot: await findUnshownJackpot(needs, live, unshownRound),
    openRound,
    freeRounds: await readFreeRounds(needs, live),
    bonus: await readBonus(needs, live),
    lobbyUrl: needs.lobbyUrl(row.lang),
    serverTime: needs.clock.now().toISOString(),
  }
}

/** Free rounds of this game, at a stake that is offered; none in play for fun. */
async function readFreeRounds(
  { db, clock, freeRounds }: GameRoundsNeeds,
  { row, stakes }: LiveSession,
): Promise<Static<typeof SessionState>['freeRounds']> {
  const { playerId, gameKey, mode, currency } = row
  if (!freeRounds || playerId === null || mode !== 'real') return null
  const found = await freeRounds.find(db, { playerId, gameKey, at: clock.now() })
  if (!found || !stakes.includes(found.stake)) return null
  return {
    freeRoundsId: found.id,
    left: found.rounds - found.used,
    stake: { amountMinor: found.stake, currency },
    expiresAt: found.expiresAt.toISOString(),
  }
}

/** Bonus money that can be staked in this game. */
async function readBonus(
  { db, clock, bonuses }: GameRoundsNeeds,
  { row }: LiveSession,
): Promise<Static<typeof SessionState>['bonus']> {
  const { playerId, gameKey, mode } = row
  if (!bonuses || playerId === null || mode !== 'real') return null
  return (await bonuses.find(db, { playerId, gameKey, at: clock.now() })) ?? null
}

/** By the game's mathematics and its risk, and never more than the market allows. */
function largestWinOf(live: LiveSession, { maxWinMinor = Number.MAX_SAFE_INTEGER, isRiskAllowed }: GameRoundsNeeds) {
  const { definition, hasBets } = live
  const stake = Math.max(0, ...live.stakes)
  const largest = Math.floor(stake * Number(definition.declared.maxWinX))
  const risked = hasBets ? 0 : mostRiskedMinor(definition, stake, { ...live, isRiskAllowed })
  return Math.min(Math.max(largest, risked), maxWinMinor)
}

type Present = { readonly balanceMinor: number; readonly netMinor: number; readonly nextNonce: number }

async function readMoney({ db }: GameRoundsNeeds, live: LiveSession): Promise<Present> {
  const { row, seed, nextNonce, definition } = live
  if (row.accountId === null) {
    const fresh = await queries.findSession(db, row.id)
    const stored = await queries.findSeed(db, seed.no)
    return { balanceMinor: fresh?.demoBalance ?? 0, netMinor: fresh?.demoNet ?? 0, nextNonce: stored?.nextNonce ?? 0 }
  }
  const balance = await readBalance(db, row.accountId)
  // The house's part of bets on shared rounds was written to the database by the process that took them.
  const kept = definition.engine === 'crash' ? await queries.findSession(db, row.id) : undefined
  const netAnchor = kept?.netAnchor ?? live.netAnchor
  return {
    balanceMinor: balance?.balance ?? 0,
    netMinor: netAnchor + (balance?.won ?? 0) - (balance?.staked ?? 0),
    nextNonce: balance?.seriesId === seed.no ? balance.seriesNext : nextNonce,
  }
}

/** The last round of the player in this game, if it was settled and never shown. */
async function findUnshownRound(
  needs: GameRoundsNeeds,
  live: LiveSession,
  nextNonce: number,
): Promise<RoundShown | null> {
  const { db, seeds, shown } = needs
  const { row } = live
  const seed =
    nextNonce > 0 || row.playerId === null
      ? await queries.findSeed(db, live.seed.no)
      : await queries.findLastPlayedSeed(db, row.playerId, row.gameKey)
  const next = seed?.no === live.seed.no ? nextNonce : (seed?.nextNonce ?? 0)
  if (!seed || next === 0 || Math.max(seed.shownBefore, shown.shownBefore(seed.no)) >= next) return null
  const facts = await findFacts(needs, row, seed, next - 1)
  const round = facts && (await rebuildRound(db, seeds, facts)).round
  // An open round is returned as such. A round of an earlier definition of the game is in the list of rounds.
  return round && !round.bet?.isOpen && round.definitionHash === live.definitionHash ? round : null
}

/**
 * The round that waits for the player's decision, from any session. The page cannot continue one of an earlier
 * definition of the game: that one is finished by its written rule now.
 */
async function readOpenRound(needs: GameRoundsNeeds, live: LiveSession): Promise<RoundShown | null> {
  const { db, seeds } = needs
  const open = await findOpenRound(db, live.row)
  if (!open) return null
  const { round } = await rebuildRound(db, seeds, open.facts)
  if (round.definitionHash === live.definitionHash) return round
  await finishByRule(needs, open.kept)
  return null
}

async function findFacts(
  { db }: GameRoundsNeeds,
  { accountId }: queries.SessionRow,
  seed: queries.SeedRow,
  nonce: number,
): Promise<RoundFacts | undefined> {
  if (accountId === null) {
    const round = await demoQueries.findDemoRoundOf(db, seed.no, nonce)
    return round && factsOfDemo(round)
  }
  const entry = await findEntryOfSeries(db, { accountId, seriesId: seed.no, ordinal: nonce, since: seed.createdAt })
  return entry && factsOfEntry(entry)
}
