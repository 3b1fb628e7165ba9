import { randomInt } from 'node:crypto'
import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/campaigns.ts'
import { newId, refuse, type Transaction } from '../kernel/index.ts'
import * as queries from './campaigns.queries.ts'
import * as versionQueries from './versions.queries.ts'
import * as codes from './codes.queries.ts'
import type { CampaignNeeds } from './needs.ts'
import { plainCode } from './use-code.ts'

type Needs = Pick<CampaignNeeds, 'db' | 'clock' | 'target' | 'hashCode'>

/** Letters and digits that are not easily confused. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
/** 60 bits: not to be guessed even among ten thousand codes. */
const GROUPS = 3
const GROUP_SIGNS = 4

/** A random code, in groups that can be read out. */
export function randomCode(): string {
  const group = () => Array.from({ length: GROUP_SIGNS }, () => SIGNS[randomInt(SIGNS.length)] ?? '').join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

/** Makes codes of a campaign for people who have one. They are returned only here. */
export async function makeCodes(
  needs: Needs,
  { campaignId, codes: asked, usesMax }: Omit<BodyOf<typeof calls.makeCodes>, 'explanation'>,
  madeBy: number,
): Promise<ReplyOf<typeof calls.makeCodes>> {
  const { db, clock, target, hashCode } = needs
  const made = asked.kind === 'word' ? [asked.word] : Array.from({ length: asked.count }, randomCode)
  return db.transaction(async (tx) => {
    await mustTakeCodes(needs, tx, campaignId)
    const at = clock.now()
    const rows = made.map((code) => ({ id: newId(at), hash: hashCode(plainCode(code)) }))
    const written = await codes.insertCodes(tx, rows, { campaignId, target, usesMax, madeBy, at })
    // Another campaign has this word; random codes practically never collide.
    if (written !== made.length) return refuse('ERR_CODE_USED')
    return { codes: made }
  })
}

/** The campaign is not over, and it is for people with a code. */
async function mustTakeCodes({ target }: Needs, tx: Transaction, campaignId: string): Promise<void> {
  const row = await queries.lockCampaign(tx, target, campaignId)
  const version = row && (await versionQueries.findVersion(tx, campaignId, row.liveVersion ?? row.latestVersion))
  if (!version) return refuse('ERR_CAMPAIGN_NOT_FOUND')
  if (row.state === 'ended' || version.terms.people.kind !== 'code') return refuse('ERR_STATE_CHANGED')
}
