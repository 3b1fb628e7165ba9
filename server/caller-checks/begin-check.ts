import type { ReplyOf } from '#contract/call.ts'
import { CALLER_CHECK_SECONDS, type beginCallerCheck as call } from '#contract/play-v1/staff-callers.ts'
import { newId, type Input, type Transaction } from '#server/kernel/index.ts'
import { lockPlayerRow } from '#server/players/index.ts'
import * as queries from './caller-checks.queries.ts'
import { drawQuestions } from './draw-questions.ts'
import type { CallerCheckNeeds } from './needs.ts'
import { readRightAnswers } from './right-answers.ts'
import { showCheck } from './show-check.ts'
import { COUNTED_MS, whenNextOfPlayer, whenNextOfStaff } from './when-next.ts'

type CheckInput = Pick<Input<typeof call>, 'body' | 'caller' | 'refuse'>

/** Draws questions for a caller. Who did not pass is not asked again for a day, whoever of the staff would ask. */
export async function beginCheck(needs: CallerCheckNeeds, asked: CheckInput): Promise<ReplyOf<typeof call>> {
  return needs.db.transaction((tx) => begin(needs, tx, asked))
}

async function begin(needs: CallerCheckNeeds, tx: Transaction, { body, caller, refuse }: CheckInput) {
  const { target, clock } = needs
  await queries.lockStaff(tx, caller.userId)
  const player = await lockPlayerRow(tx, target, body.playerId)
  if (!player) return refuse('ERR_PLAYER_NOT_FOUND')
  const now = clock.now()
  const since = new Date(now.getTime() - COUNTED_MS)
  const checks = await queries.findChecksSince(tx, player.id, since)
  const open = checks.find(({ state, endsAt }) => state === 'open' && endsAt > now)
  if (open?.userId === caller.userId) return showCheck(open, now)
  const ofStaff = await queries.findChecksOfStaffSince(tx, caller.userId, since)
  const until = open?.endsAt ?? whenNextOfPlayer(checks, now) ?? whenNextOfStaff(ofStaff, now)
  if (until) return refuse('ERR_CALLER_CHECK_WAITS', { until: until.toISOString() })
  const right = await readRightAnswers(needs, tx, player)
  const questions = drawQuestions([...right.keys()])
  if (!questions) return refuse('ERR_CALLER_NOT_CHECKABLE')
  const row = {
    id: newId(now),
    playerId: player.id,
    userId: caller.userId,
    userName: caller.name,
    questions,
    startedAt: now,
    endsAt: new Date(now.getTime() + CALLER_CHECK_SECONDS * 1000),
  }
  await queries.insertCheck(tx, { ...row, target })
  return showCheck({ ...row, state: 'open', verifiedUntil: null, right: [], wrong: [] }, now)
}
