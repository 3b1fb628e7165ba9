import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type { decideRound as call } from '#contract/play-v1/play.ts'
import type { RiskColour } from '#games/engines/lines/math/index.ts'
import { isRiskOffered } from '#games/offered-risk.ts'
import { playRiskOfRound, playRound } from '#games/play-round.ts'
import { isUniqueViolation, refuse as refuseByCode, type Refuse } from '../../kernel/index.ts'
import { mayBeOver, findEntry, readBalance } from '../../ledger/index.ts'
import { OBSTACLES } from '../bets/decide-round.ts'
import * as demoQueries from '../demo-rounds.queries.ts'
import * as queries from '../game-rounds.queries.ts'
import type { ReelSession } from '../sessions/live-sessions.ts'
import type { GameRoundsNeeds } from '../needs.ts'
import { stakeToJudge } from '../stake-to-judge.ts'
import { listRiskSteps, type RiskStepRow } from './risk-steps.queries.ts'
import { factsOfDemo, factsOfEntry, rebuildRound, type RoundFacts } from '../history/show-round.ts'
import { takeRiskStep, type RiskStep } from './take-risk-step.ts'
import { addBonusLeft } from '../bonus/add-bonus.ts'

const refuse: Refuse<typeof call> = refuseByCode

type Body = BodyOf<typeof call>
type Answer = ReplyOf<typeof call>

/**
 * Risks what is left of the win of the caller's last round on the colour of the next card: right doubles it, wrong
 * loses it. The win is booked already, so a step is a stake of it, checked like any other, and its win; step and entry
 * are one transaction, numbered from 1, answered only after the commit. The card belongs to the round and was fixed
 * when it was played. Once another round was played, or the seed was revealed, the win cannot be risked.
 */
export async function riskWin(needs: GameRoundsNeeds, live: ReelSession, input: Body): Promise<Answer> {
  const picks = readPicks(input)
  if (!picks) return refuse('ERR_BET_NOT_ALLOWED')
  const facts = await findOwnRound(needs, live, input.roundId)
  const made = await listRiskSteps(needs.db, facts)
  if (made.length >= picks.length) return repeat(needs, live, facts, made, picks)
  const isNext = made.length + 1 === picks.length && made.every(({ pick }, at) => pick === picks[at])
  if (!isNext || !(await isLastRound(needs, live, facts))) return refuse('ERR_STATE_CHANGED')
  const step = judgeStep(needs, live, facts, picks)
  if (facts.mode === 'real') {
    if (!needs.isGameEnabled(live.row.gameKey)) return refuse('ERR_GAME_DISABLED')
    await needs.limits.judgeStake(stakeToJudge(live, step.staked))
  }
  try {
    const take = () => takeRiskStep(needs, live, facts, step)
    let moved = await take()
    if (facts.mode === 'real' && mayBeOver(moved)) {
      // As for a further stake: it refuses with the rule, or renews the ceilings in the books, which then let it pass.
      await needs.limits.judgeAfresh(stakeToJudge(live, step.staked))
      moved = await take()
    }
    if (moved !== 'moved') return refuse(OBSTACLES[moved])
  } catch (error) {
    // Another tab was faster: the same pick is returned as made, another one is too late.
    if (!isUniqueViolation(error)) throw error
    return repeat(needs, live, facts, await listRiskSteps(needs.db, facts), picks)
  }
  return tell(needs, live, facts, false)
}

/** All colours so far, the last of them for the requested step. Input of the player's browser. */
function readPicks({ decision, bet }: Body): RiskColour[] | undefined {
  const { colours } = bet
  if (Object.keys(bet).length !== 1 || !Array.isArray(colours) || colours.length !== decision) return undefined
  const isColour = (one: unknown): one is RiskColour => one === 'red' || one === 'black'
  return colours.every(isColour) ? colours : undefined
}

async function findOwnRound({ db }: GameRoundsNeeds, { row, seed }: ReelSession, roundId: string): Promise<RoundFacts> {
  const entry = row.accountId === null ? undefined : await findEntry(db, roundId)
  const demo = row.accountId === null ? await demoQueries.findDemoRound(db, roundId) : undefined
  const isOwn = entry ? entry.accountId === row.accountId && entry.seriesId === seed.no : demo?.seedNo === seed.no
  const facts = entry ? factsOfEntry(entry) : demo && factsOfDemo(demo)
  return facts && isOwn ? facts : refuse('ERR_ROUND_NOT_FOUND')
}

async function isLastRound({ db }: GameRoundsNeeds, { row }: ReelSession, facts: RoundFacts): Promise<boolean> {
  if (row.accountId === null) return (await queries.findSeed(db, facts.seedNo))?.nextNonce === facts.nonce + 1
  const balance = await readBalance(db, row.accountId)
  return balance?.seriesId === facts.seedNo && balance.seriesNext === facts.nonce + 1
}

/** Stake and win of the next pick. Refuses a risk that game or market do not offer (any more). */
function judgeStep(
  needs: GameRoundsNeeds,
  live: ReelSession,
  facts: RoundFacts,
  picks: readonly RiskColour[],
): RiskStep {
  const { row, seed, definition, definitionHash } = live
  const { serverSeed, clientSeed } = seed
  const { stake: stakeMinor, nonce } = facts
  const round = { key: row.gameKey, definition, definitionHash, stakeMinor, serverSeed, clientSeed, nonce }
  const before = picks.slice(0, -1)
  const leftMinor =
    before.length === 0 ? playRound(round).winMinor : playRiskOfRound({ ...round, picks: before }).winMinor
  const state = { stakeMinor, leftMinor, stepsTaken: before.length }
  const isOffered = isRiskOffered(definition, state, { ...live, isRiskAllowed: needs.isRiskAllowed })
  const pick = picks.at(-1)
  if (!isOffered || !pick) return refuse('ERR_BET_NOT_ALLOWED')
  const { winMinor } = playRiskOfRound({ ...round, picks })
  return { number: picks.length, pick, staked: leftMinor, won: winMinor }
}

/** A repeated step is returned as it was made; another colour under its number is too late. */
function repeat(
  needs: GameRoundsNeeds,
  live: ReelSession,
  facts: RoundFacts,
  made: readonly RiskStepRow[],
  picks: readonly RiskColour[],
): Promise<Answer> {
  const isSame = picks.every((pick, at) => made[at]?.pick === pick)
  return isSame ? tell(needs, live, facts, true) : refuse('ERR_STATE_CHANGED')
}

async function tell(needs: GameRoundsNeeds, live: ReelSession, facts: RoundFacts, isRepeat: boolean): Promise<Answer> {
  const { db, seeds } = needs
  const { row, netAnchor } = live
  const { round, session } = await rebuildRound(db, seeds, facts)
  const balance = row.accountId === null ? undefined : await readBalance(db, row.accountId)
  const netMinor = balance ? netAnchor + balance.won - balance.staked : session.demoNet
  return addBonusLeft(needs, live, { round, netResult: { amountMinor: netMinor, currency: row.currency }, isRepeat })
}
