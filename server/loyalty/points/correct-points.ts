import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/staff-loyalty.ts'
import { dayOf, startOfDay } from '#contract/states/calendar.ts'
import { emptyPreview, type Action } from '../../approvals/index.ts'
import { refuse, publish, type Transaction } from '../../kernel/index.ts'
import { clubWords } from '../inbox/club-words.ts'
import { sendMessage } from '../inbox/send-message.ts'
import type { LoyaltyNeeds } from '../needs.ts'
import { givePoints } from './give-points.ts'
import { findMovement, findPlayer, lockCorrectedBy, lockPlayerRow, sumCorrected } from './points.queries.ts'

type Input = Pick<BodyOf<typeof calls.correctPoints>, 'playerId' | 'points' | 'idempotencyKey'>
type Corrected = ReplyOf<typeof calls.correctPoints>

const SOURCE = 'correction'
const DAY_MS = 86_400_000

/**
 * Corrects a player's points by a movement, with a reason that the player also reads. The policy judges the sum of all
 * corrections for the player in a calendar day, by whomever, or what the same person has corrected alone within 24 hours for
 * anybody, whichever is more. Idempotent by the key.
 */
export function correctAction(needs: LoyaltyNeeds): Action<Input, Corrected> {
  const { clock, zone } = needs
  const findEarlier = async (tx: Transaction, { playerId, points, idempotencyKey }: Input) => {
    const earlier = await findMovement(tx, playerId, { source: SOURCE, eventId: idempotencyKey })
    return earlier && earlier.points !== points ? refuse('ERR_KEY_REUSED') : earlier
  }
  return {
    key: 'loyalty.correct',
    permission: 'loyalty.manage',
    preview: async (tx, input, { userId }) => {
      const { playerId, points } = input
      if (!(await needs.isPlayer(tx, playerId))) return refuse('ERR_PLAYER_NOT_FOUND')
      const at = clock.now()
      const player = await lockPlayerRow(tx, playerId, at)
      const earlier = await findEarlier(tx, input)
      if (!earlier && Math.min(player.points, player.ever) + points < 0)
        return refuse('ERR_NOT_ENOUGH_POINTS', { points: player.points })
      const since = startOfDay(zone, dayOf(zone, at))
      const today = await sumCorrected(tx, playerId, since)
      const alone = await lockCorrectedBy(tx, userId, new Date(at.getTime() - DAY_MS))
      return {
        ...emptyPreview,
        subject: { kind: 'player', id: String(playerId), label: String(playerId) },
        playerId,
        touched: { kind: 'points', count: earlier ? 0 : Math.abs(points) },
        // What was corrected today changes while a request waits, at midnight too: the policy judges it again then.
        judgedTouched: earlier ? 0 : Math.max(today, alone) + Math.abs(points),
        // The balance may change while a request waits, so only the difference that was shown is applied.
        changes: [{ field: 'points', before: null, after: points }],
      }
    },
    run: async (tx, input, { asker, approver, reason }) => {
      const { playerId, points, idempotencyKey } = input
      if (!(await findEarlier(tx, input))) {
        const staff = { userId: asker.userId, name: asker.name, approvedBy: approver?.userId ?? null, reason }
        const move = { playerId, kind: 'corrected', points, source: SOURCE, eventId: idempotencyKey, staff } as const
        await givePoints(needs, tx, move, clock.now())
        const language = await needs.findLanguage(tx, playerId)
        const signed = new Intl.NumberFormat(language, { signDisplay: 'always' }).format(points)
        const words = clubWords[language].corrected(signed, reason)
        const cause = `${SOURCE}:${idempotencyKey}`
        await sendMessage(needs, tx, { playerId, category: 'club', ...words, link: 'dp:gf_points', cause })
        await publish(tx, 'loyalty.points-corrected', { playerId, points })
      }
      const player = await findPlayer(tx, playerId)
      return { points: player?.points ?? 0, ever: player?.ever ?? 0 }
    },
  }
}
