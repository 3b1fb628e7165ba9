import { createHash } from 'node:crypto'
import type { CampaignTerms } from '#contract/shapes/campaigns.ts'
import { textOfMembers } from '#contract/states/members-of-list.ts'
import { refuse } from '../../kernel/index.ts'

export const hashOfMembers = (playerIds: readonly number[]): string =>
  createHash('sha256').update(textOfMembers(playerIds)).digest('hex')

/** Whether a list is the one that the terms name, where they name one. */
export const isSigned = ({ people }: CampaignTerms, hash: string | null): boolean =>
  people.kind !== 'list' || people.hash === undefined || people.hash === hash

/** Refuses a list that is not the one which the terms name and two people have signed. */
export function mustBeSigned({ people }: CampaignTerms, playerIds: readonly number[]): void {
  if (people.kind !== 'list') return
  const hash = hashOfMembers(playerIds)
  if (hash !== people.hash) refuse('ERR_LIST_NOT_SIGNED', { hash, signed: people.hash ?? null })
}
