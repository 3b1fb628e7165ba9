import type { Static } from 'typebox'
import type { PlayerList } from '#contract/shapes/campaigns.ts'
import { emptyPreview, type Action } from '../../approvals/index.ts'
import { refuse } from '../../kernel/index.ts'
import { findCampaign } from '../campaigns.queries.ts'
import { mustTakeLists } from '../give-many.ts'
import { largestGift } from '../judge-terms.ts'
import type { CampaignNeeds } from '../needs.ts'
import { findSameList, keepList, type ListInput } from './keep-list.ts'
import * as queries from './lists.queries.ts'
import { hashOfMembers } from './signed-list.ts'

const DAY_MS = 86_400_000

/**
 * Adds a list to a campaign whose terms do not name it: two people have signed what is given and out of which budget, and nobody
 * yet who is given it now. The policy judges what the list may give, and to how many, together with what the same person has added
 * alone within a day, so that a list is not split.
 */
export function addListAction(needs: CampaignNeeds): Action<ListInput, Static<typeof PlayerList>> {
  const { clock, target } = needs
  return {
    key: 'campaigns.add-list',
    permission: 'campaigns.manage',
    preview: async (tx, input, { userId }) => {
      const { campaignId, playerIds } = input
      // Lists of one person go one after another: two at once are judged together.
      await queries.lockAdding(tx, target, userId)
      const version = await mustTakeLists(needs, tx, campaignId)
      const { terms } = version
      if (terms.people.kind === 'list') return refuse('ERR_STATE_CHANGED')
      const row = await findCampaign(tx, target, campaignId)
      if (!row) return refuse('ERR_CAMPAIGN_NOT_FOUND')
      const money = (amountMinor: number) => ({ amountMinor, currency: row.currency })
      const isKept = (await findSameList(tx, input, userId)) !== undefined
      const players = new Set(playerIds).size
      const mayGive = players * largestGift(terms)
      const since = new Date(clock.now().getTime() - DAY_MS)
      const alone = await queries.sumAddedAlone(tx, target, { createdBy: userId, since })
      return {
        ...emptyPreview,
        subject: { kind: 'campaign', id: row.id, label: terms.name },
        amount: isKept ? null : money(mayGive),
        judgedMinor: isKept ? 0 : alone.minor + mayGive,
        judgedTouched: isKept ? 0 : alone.players + players,
        touched: { kind: 'players', count: isKept ? 0 : players },
        changes: [
          { field: 'campaignVersion', before: null, after: version.version },
          { field: 'largestGift', before: null, after: money(largestGift(terms)) },
          { field: 'peopleWho', before: null, after: `${players} · SHA-256 ${hashOfMembers(playerIds)}` },
        ],
      }
    },
    run: async (tx, input, { asker, approver }) => {
      const { terms } = await mustTakeLists(needs, tx, input.campaignId)
      const mayGive = new Set(input.playerIds).size * largestGift(terms)
      return keepList(needs, tx, input, { createdBy: asker.userId, mayGive, approvedBy: approver?.userId ?? null })
    },
  }
}
