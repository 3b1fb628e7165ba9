import * as play from '#contract/play-v1/venue-play.ts'
import { answerOnce } from './answer-once.ts'
import { requestStake, type StakeRequest } from './request-stake.ts'
import { forwardQueue } from './forward.ts'
import { NoLine } from './line.ts'
import { leaveTerminal, takeMoney, type LeaveRequest, type TakeRequest } from './move-money.ts'
import { NO_LINE, refused, refusedBy, type AgentAnswer, type AgentNeeds } from './needs.ts'
import { afterWin, changeSitting, storeSitting, listOpen, readSitting, type KnownSitting } from './sittings.ts'
import { reportFact } from './report-fact.ts'

export type Agent = ReturnType<typeof makeAgent>

type SignInRequest = {
  readonly terminalId: string
  readonly cardNumber?: string
  readonly pin?: string
  readonly code?: string
}
type WinRequest = StakeRequest & { readonly kind?: 'win' | 'jackpot' }

/**
 * Handles the requests of terminals. Online, every request goes to the house. Offline, a sitting goes on within the
 * figures that the house signed, while they are valid; no sitting begins, no money comes to a terminal; a player who
 * leaves gets their money back.
 */
export function makeAgent(needs: AgentNeeds) {
  const { line, queue } = needs
  const once = answerOnce(queue)
  return {
    signIn: (request: SignInRequest): Promise<AgentAnswer> => orNoLine(() => signIn(needs, request)),
    stake: (request: StakeRequest) => once(request.reference, () => requestStake(needs, request)),
    win: (request: WinRequest) => tellWin(needs, request),
    take: (request: TakeRequest) => once(request.reference, () => takeMoney(needs, request)),
    leave: (request: LeaveRequest) => leaveTerminal(needs, request),
    panic: ({ sittingId }: { readonly sittingId: string }) => pressPanic(needs, sittingId),
    forward: () => forwardQueue(needs),
    refresh: () => refresh(needs),
    state: () => ({
      isLineUp: line.isUp(),
      clockAheadMs: line.clockAheadMs(),
      waiting: queue.count('waiting'),
      told: queue.count('told'),
      refused: queue.count('refused'),
      head: queue.head(),
      sittings: listOpen(queue).map(({ terminalId, goodUntil }) => ({ terminalId, goodUntil })),
    }),
  }
}

async function signIn(needs: AgentNeeds, request: SignInRequest): Promise<AgentAnswer> {
  const { line, queue } = needs
  // The remaining limits are known once the house has all reports.
  if (!(await forwardQueue(needs))) return refused(NO_LINE)
  const { isDone, body } = await line.call(play.signIn, request)
  if (!isDone) return refusedBy(body)
  const sitting = knownOf(body, line.clockAheadMs())
  storeSitting(queue, sitting)
  return { ok: true, ...sitting }
}

function tellWin(
  needs: AgentNeeds,
  { sittingId, reference, amountMinor, kind = 'win', roundId }: WinRequest,
): AgentAnswer {
  const { queue } = needs
  const sitting = readSitting(queue, sittingId)
  if (!sitting) return refused('ERR_SESSION_NOT_FOUND')
  if (queue.find(reference)) return { ok: true }
  storeSitting(queue, afterWin(sitting, amountMinor))
  reportFact(needs, kind, sitting, { reference, amountMinor, ...(roundId === undefined ? {} : { roundId }) })
  return { ok: true }
}

/** From now on no stake is taken here, online or offline. */
async function pressPanic({ line, queue }: AgentNeeds, sittingId: string): Promise<AgentAnswer> {
  const sitting = readSitting(queue, sittingId)
  if (!sitting) return refused('ERR_SESSION_NOT_FOUND')
  storeSitting(queue, { ...sitting, isEnded: true })
  return orNoLine(async () => {
    const { isDone, body } = await line.call(play.panicAtTerminal, { sittingId })
    return isDone ? { ok: true, until: body['until'] } : refusedBy(body)
  })
}

/** Requests from the house which of the open sittings have ended: by phone, by an exclusion, by time. */
async function refresh({ line, queue }: AgentNeeds): Promise<void> {
  for (const sitting of listOpen(queue)) {
    const { isDone, body } = await line.call(play.getSitting, { sittingId: sitting.sittingId })
    if (isDone && body['endedAt'] !== null) changeSitting(queue, sitting.sittingId, { isEnded: true })
  }
}

async function orNoLine(ask: () => Promise<AgentAnswer>): Promise<AgentAnswer> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof NoLine) return refused(NO_LINE)
    throw error
  }
}

/** A sitting of the house, with its times converted to our clock. */
function knownOf(body: Readonly<Record<string, unknown>>, aheadMs: number): KnownSitting {
  const sitting = body as unknown as Omit<KnownSitting, 'isEnded'>
  const { sittingId, playerId, terminalId, currency, stakeLeftMinor, lossLeftMinor } = sitting
  const goodUntil = new Date(Date.parse(sitting.goodUntil) + aheadMs).toISOString()
  return { sittingId, playerId, terminalId, currency, stakeLeftMinor, lossLeftMinor, goodUntil, isEnded: false }
}
