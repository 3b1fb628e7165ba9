import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/onling-v2/free-round.ts'
import { checkVersion, createCampaign, moveCampaign, problemsOf, saveVersion } from '../../campaigns/index.ts'
import type { FreeRoundNeeds } from '../needs.ts'
import { campaignTermsOf } from '../terms-of.ts'
import { mustFind, showDefinition } from './show-definition.ts'

type Needs = Pick<FreeRoundNeeds, 'campaigns'>
type Detail = ReplyOf<typeof calls.createDefinition>

/**
 * Writes a definition and has it checked, so that a second person can approve it: a campaign of the kind (decision 0082). The same key
 * of the same person is the same definition.
 */
export async function createDefinition(
  { campaigns }: Needs,
  { terms, idempotencyKey }: BodyOf<typeof calls.createDefinition>,
  writtenBy: number,
): Promise<Detail> {
  const asked = { terms: campaignTermsOf(terms), ...(idempotencyKey ? { idempotencyKey } : {}) }
  const { campaign, versions } = await createCampaign(campaigns, asked, writtenBy)
  const { campaignId } = campaign
  if (versions[0]?.state === 'draft') await checkVersion(campaigns, { campaignId, version: 1 })
  return showDefinition(campaigns.db, campaigns.target, campaignId)
}

/** Writes a new version, which holds for later relations once a second person has approved it. */
export async function changeDefinition(
  { campaigns }: Needs,
  { definitionId, terms, afterVersion }: BodyOf<typeof calls.changeDefinition>,
  writtenBy: number,
): Promise<Detail> {
  const { db, target } = campaigns
  await mustFind(db, target, definitionId)
  const asked = { campaignId: definitionId, terms: campaignTermsOf(terms), afterVersion }
  const { campaign } = await saveVersion(campaigns, asked, writtenBy)
  await checkVersion(campaigns, { campaignId: definitionId, version: campaign.latestVersion })
  return showDefinition(db, target, definitionId)
}

/** Ends a definition for good. What was given stays with the players. */
export async function cancelDefinition({ campaigns }: Needs, definitionId: string): Promise<Detail> {
  const { db, target } = campaigns
  await mustFind(db, target, definitionId)
  await moveCampaign(campaigns, definitionId, 'end')
  return showDefinition(db, target, definitionId)
}

/** Problems of terms. Saves nothing. */
export function validateTerms(
  { campaigns }: Needs,
  { terms: asked }: BodyOf<typeof calls.validateRule>,
): ReplyOf<typeof calls.validateRule> {
  const terms = campaignTermsOf(asked)
  return { findings: [...campaigns.judgeTerms(terms)], problems: problemsOf(campaigns, terms) }
}
