import type { ReplyOf } from '#contract/call.ts'
import { CALLER_CHECK_SECONDS, type answerCallerCheck as call } from '#contract/play-v1/staff-callers.ts'
import type { Input, Transaction } from '#server/kernel/index.ts'
import { lockPlayerRow } from '#server/players/index.ts'
import * as queries from './caller-checks.queries.ts'
import { RIGHT_NEEDED } from './draw-questions.ts'
import type { CallerCheckNeeds } from './needs.ts'
import { isOneOf, readAnswer } from './read-answer.ts'
import { readRightAnswers } from './right-answers.ts'
import { missesLeftOf, showCheck } from './show-check.ts'
import { COUNTED_MS } from './when-next.ts'

type CheckInput = Pick<Input<typeof call>, 'body' | 'caller' | 'refuse' | 'changed'>

/** Compares one answer, once. Says whether it is right; neither it nor the right one is kept or told. */
export async function answerCheck(needs: CallerCheckNeeds, asked: CheckInput): Promise<ReplyOf<typeof call>> {
  const told = await needs.db.transaction((tx) => compare(needs, tx, asked))
  const { outcome, check } = told
  if (outcome !== 'unreadable')
    asked.changed(
      {},
      { question: asked.body.question, outcome, state: check.state, verifiedUntil: check.verifiedUntil },
    )
  return told
}

async function compare(
  needs: CallerCheckNeeds,
  tx: Transaction,
  { body, caller, refuse }: CheckInput,
): Promise<ReplyOf<typeof call>> {
  const { question, checkId } = body
  const player = await lockPlayerRow(tx, needs.target, body.playerId)
  if (!player) return refuse('ERR_PLAYER_NOT_FOUND')
  const now = needs.clock.now()
  const checks = await queries.findChecksSince(tx, player.id, new Date(now.getTime() - COUNTED_MS))
  const check = checks.find(({ id }) => id === checkId.toLowerCase())
  const isOpen = check?.userId === caller.userId && check.state === 'open' && check.endsAt > now
  if (!check || !isOpen || !check.questions.includes(question)) return refuse('ERR_STATE_CHANGED')
  if ([...check.right, ...check.wrong].includes(question)) return refuse('ERR_STATE_CHANGED')

  const said = readAnswer(question, body.answer, needs.country)
  if (said === undefined) return { outcome: 'unreadable', check: showCheck(check, now) }
  const right = await readRightAnswers(needs, tx, player)
  const isRight = isOneOf(said, right.get(question) ?? [])
  await queries.insertAnswer(tx, { checkId: check.id, question, isRight, at: now })
  const answered = isRight
    ? { ...check, right: [...check.right, question] }
    : { ...check, wrong: [...check.wrong, question] }
  const decided = decide(answered, now)
  if (decided.state !== 'open') await queries.decideCheck(tx, check.id, decided.state, decided.verifiedUntil)
  return { outcome: isRight ? 'right' : 'wrong', check: showCheck(decided, now) }
}

function decide(check: queries.CheckRow, now: Date): queries.CheckRow {
  if (missesLeftOf(check) < 0) return { ...check, state: 'failed' }
  if (check.right.length < RIGHT_NEEDED) return check
  return { ...check, state: 'passed', verifiedUntil: new Date(now.getTime() + CALLER_CHECK_SECONDS * 1000) }
}
