import type { ReplyOf } from '#contract/call.ts'
import type { getCrashBet as call } from '#contract/play-v1/staff-crash.ts'
import { isPaidByRules } from '#games/engines/crash/rounds/index.ts'
import { refuse as refuseByCode, type Refuse } from '../kernel/index.ts'
import { findEntry } from '../ledger/index.ts'
import { entryRowOf } from '../wallet/index.ts'
import { findAnyBet, findRound } from './archive/find-rounds.ts'
import type { CrashRoom } from './crash-room.ts'
import { rulesOfRound } from './game-rules.ts'
import { proofOfRound } from './prove-round.ts'
import { showBet, showRound } from './show-bet.ts'

const refuse: Refuse<typeof call> = refuseByCode

/**
 * One bet for money on a shared round for staff: its player, its entries, the round, and once the round is over its
 * proof and whether the bet was paid by the rules.
 * @param concerns called with the bet's player, for the audit log
 */
export async function readBetForStaff(
  needs: Pick<CrashRoom, 'db' | 'findDefinition'>,
  betId: string,
  concerns: (playerId: number) => void,
): Promise<ReplyOf<typeof call>> {
  const { db } = needs
  const bet = await findAnyBet(db, betId.toLowerCase())
  if (!bet || bet.playerId === null || bet.roundId === null) return refuse('ERR_ROUND_NOT_FOUND')
  const round = await findRound(db, bet.roundId)
  if (!round) return refuse('ERR_ROUND_NOT_FOUND')
  concerns(bet.playerId)
  const references = [bet.id, ...(bet.halfReference ? [bet.halfReference] : []), bet.winReference]
  const entries = await Promise.all(references.map((reference) => findEntry(db, reference)))
  const rules = await rulesOfRound(needs, db, round)
  const isOver = round.link !== null && round.crashPoint !== null
  return {
    playerId: bet.playerId,
    gameKey: bet.gameKey,
    madeAt: bet.madeAt.toISOString(),
    bet: showBet(bet, round),
    round: showRound(round),
    proof: isOver ? await proofOfRound(needs, round) : null,
    isPaidByRules:
      round.crashPoint === null || round.state !== 'settled'
        ? null
        : isPaidByRules(rules, round.crashPoint, { ...bet, stakeMinor: bet.stake, winMinor: bet.win }),
    entries: entries.flatMap((entry) => (entry ? [entryRowOf(entry, bet.currency)] : [])),
  }
}
