import type { Reaction } from '#server/kernel/index.ts'
import type { PushSendingNeeds } from './push-needs.ts'
import { queuePush, type Push } from './queue-push.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** After so long a withdrawal or a document is no news; the account shows it. */
const NEWS_DAYS = 3
/** Ends that the player does not cause themselves. */
const TOLD_ENDS = ['done', 'refused', 'returned', 'confiscated', 'expired']

/** What players are notified of, besides the letter about it. */
export function pushReactions(needs: PushSendingNeeds): Reaction[] {
  const notify = (push: Push) => needs.db.transaction((tx) => queuePush(needs, tx, push))
  const soon = () => new Date(needs.clock.now().getTime() + NEWS_DAYS * DAY_MS)
  return [
    {
      event: 'payments.withdrawal-moved',
      name: 'messaging.push-withdrawal-ended',
      react: async ({ withdrawalId, playerId, to }) => {
        if (!TOLD_ENDS.includes(to)) return
        await notify({ playerId, kind: 'withdrawal-ended', cause: `${withdrawalId} ${to}`, uselessAt: soon() })
      },
    },
    {
      event: 'documents.verdict-given',
      name: 'messaging.push-document-judged',
      react: ({ playerId, verdictId }) =>
        notify({ playerId, kind: 'document-judged', cause: verdictId, uselessAt: soon() }),
    },
    {
      event: 'limits.nearly-reached',
      name: 'messaging.push-limit-near',
      // A player who reaches a limit is playing now: an hour later it is no news.
      react: ({ playerId, kind, resetsAt }) => {
        const hourOn = new Date(needs.clock.now().getTime() + HOUR_MS)
        const end = new Date(resetsAt)
        const uselessAt = end < hourOn ? end : hourOn
        return notify({ playerId, kind: 'limit-near', cause: `${kind} ${resetsAt}`, uselessAt })
      },
    },
  ]
}
