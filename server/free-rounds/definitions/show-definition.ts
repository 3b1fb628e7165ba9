import type { Static } from 'typebox'
import type { FreeRoundDefinition, FreeRoundDefinitionDetail, FreeRoundVersion } from '#contract/shapes/free-rounds.ts'
import { findCampaign, listVersions, type CampaignRow, type VersionRow } from '../../campaigns/index.ts'
import { assert, refuse, type Querier } from '../../kernel/index.ts'
import { freeRoundTermsOf } from '../terms-of.ts'

type Detail = Static<typeof FreeRoundDefinitionDetail>

/** The campaign that a definition is; none of another kind. */
export async function mustFind(db: Querier, target: string, id: string): Promise<CampaignRow> {
  const row = await findCampaign(db, target, id)
  return row?.kind === 'free-rounds' ? row : refuse('ERR_CAMPAIGN_NOT_FOUND')
}

/** A definition with all versions of its terms, newest first. */
export async function showDefinition(db: Querier, target: string, id: string): Promise<Detail> {
  const row = await mustFind(db, target, id)
  const versions = await listVersions(db, id)
  const shown = versions.find(({ version }) => version === (row.liveVersion ?? row.latestVersion))
  assert(shown, 'A campaign has the version that it names.')
  return { definition: showRow(row, shown), versions: versions.map(showVersion) }
}

/** A definition by the terms of one of its versions. */
export function showRow(row: CampaignRow, { terms }: Pick<VersionRow, 'terms'>): Static<typeof FreeRoundDefinition> {
  const { currency } = row
  return {
    definitionId: row.id,
    state: row.state,
    endedBy: row.endedBy,
    given: { amountMinor: row.given, currency },
    budget: { amountMinor: row.budget, currency },
    relations: row.gifts,
    liveVersion: row.liveVersion,
    latestVersion: row.latestVersion,
    createdBy: row.createdBy,
    createdAt: row.createdAt.toISOString(),
    terms: freeRoundTermsOf(terms),
  }
}

function showVersion({
  id,
  campaignId: _of,
  terms,
  writtenAt,
  approvedAt,
  ...rest
}: VersionRow): Static<typeof FreeRoundVersion> {
  return {
    ...rest,
    versionId: id,
    terms: freeRoundTermsOf(terms),
    writtenAt: writtenAt.toISOString(),
    approvedAt: approvedAt?.toISOString() ?? null,
  }
}
