import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/campaigns.ts'
import { emptyPreview, type Action } from '../approvals/index.ts'
import { refuse, publish, type Transaction } from '../kernel/index.ts'
import * as queries from './campaigns.queries.ts'
import * as versionQueries from './versions.queries.ts'
import { changesOfTerms } from './changes-of-terms.ts'
import { estimateChanges } from './estimate/store-estimate.ts'
import { largestGift } from './judge-terms.ts'
import type { CampaignNeeds } from './needs.ts'
import { detailOf, frameOf, mustBeLawful } from './write-campaign.ts'

type Input = { readonly campaignId: string; readonly version: number }
type Detail = ReplyOf<typeof calls.approve>
type Needs = Omit<CampaignNeeds, 'judgePlayer' | 'isToBeLeftAlone' | 'findPlayer' | 'findDeposit'>

/**
 * A checked version becomes the one in force. It always takes a second person, whatever the policy says, who has not
 * written the terms. Cost and reach are shown as they were stored at the request (`storeEstimate`).
 */
export function approveAction(needs: Needs): Action<Input, Detail> {
  const { clock, target } = needs
  return {
    key: 'campaigns.approve',
    permission: 'campaigns.manage',
    preview: async (tx, input) => {
      const { row, version } = await lockToApprove(needs, tx, input)
      const { terms } = version
      const live = row.liveVersion === null ? undefined : await versionQueries.findVersion(tx, row.id, row.liveVersion)
      const asked = await versionQueries.findEstimate(tx, version.id)
      const money = (amountMinor: number) => ({ amountMinor, currency: row.currency })
      return {
        ...emptyPreview,
        subject: { kind: 'campaign', id: row.id, label: terms.name },
        amount: money(terms.budgetMinor),
        changes: [
          { field: 'campaignVersion', before: live?.version ?? null, after: version.version },
          { field: 'budget', before: live ? money(live.terms.budgetMinor) : null, after: money(terms.budgetMinor) },
          {
            field: 'largestGift',
            before: live ? money(largestGift(live.terms)) : null,
            after: money(largestGift(terms)),
          },
          ...(asked ? estimateChanges(asked.estimate, row.currency) : []),
          { field: 'from', before: live?.terms.window.from ?? null, after: terms.window.from },
          { field: 'softEnd', before: live?.terms.window.softEnd ?? null, after: terms.window.softEnd },
          ...changesOfTerms(live?.terms, terms, row.currency),
        ],
        warnings: terms.people.kind === 'everyone' ? [{ id: 'for-everyone', about: null }] : [],
      }
    },
    run: async (tx, input, { approver }) => {
      const { row, version } = await lockToApprove(needs, tx, input)
      const { terms, writtenBy } = version
      if (!approver || approver.userId === writtenBy) return refuse('ERR_SECOND_PERSON_NEEDED')
      const at = clock.now()
      const giver = needs.givers[row.kind]
      if (!giver) return refuse('ERR_CAMPAIGN_TERMS', { field: 'gift.kind', problem: 'not-given-here' })
      const { id: versionId } = version
      const by = { writtenBy, approvedBy: approver.userId }
      await giver.writeTerms(tx, { versionId, currency: row.currency, terms, ...by, at })
      const hasBegun = new Date(terms.window.from) <= at
      const state = row.state === 'paused' ? 'paused' : hasBegun ? 'live' : 'approved'
      await queries.setFrame(tx, row.id, frameOf(terms))
      await versionQueries.approveVersion(tx, version, { approvedBy: approver.userId, at, state })
      await publish(tx, 'campaigns.approved', { campaignId: row.id, version: version.version })
      return detailOf(tx, target, row.id)
    },
  }
}

/** The newest version of a locked campaign, if the law still allows it and it is not approved yet. */
async function lockToApprove(
  needs: Needs,
  tx: Transaction,
  { campaignId, version: asked }: Input,
): Promise<{ readonly row: queries.CampaignRow; readonly version: versionQueries.VersionRow }> {
  const row = await queries.lockCampaign(tx, needs.target, campaignId)
  const version = row && (await versionQueries.findVersion(tx, campaignId, asked))
  if (!version) return refuse('ERR_CAMPAIGN_NOT_FOUND')
  if (row.state === 'ended' || row.latestVersion !== asked || version.state !== 'checked')
    return refuse('ERR_STATE_CHANGED')
  mustBeLawful(needs, version.terms)
  // More may have been given since it was written.
  if (version.terms.budgetMinor < row.given)
    return refuse('ERR_CAMPAIGN_TERMS', { field: 'budgetMinor', problem: 'given-already' })
  return { row, version }
}
