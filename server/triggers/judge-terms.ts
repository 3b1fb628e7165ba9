import type { TriggerFinding, TriggerTerms } from '#contract/shapes/triggers.ts'
import { refuse, type Querier } from '../kernel/index.ts'
import { findDefinition, type DefinitionRow } from './definitions/definitions.queries.ts'
import type { TriggerNeeds } from './needs.ts'
import { findProblems, type TermsProblem } from './rules/check-terms.ts'
import { findLoop } from './rules/find-loop.ts'
import { judgeTrigger } from './rules/judge-trigger.ts'
import { listOpen } from './triggers.queries.ts'

export type TermsNeeds = Pick<TriggerNeeds, 'target' | 'languages' | 'allowsPrivateAddresses' | 'law' | 'findCampaign'>

export type Judgement = {
  readonly problems: readonly TermsProblem[]
  readonly findings: readonly TriggerFinding[]
  readonly loop: readonly string[]
}

/** Everything against terms: contradictions, findings of the law, and triggers that would set each other off. */
export async function judgeTerms(
  needs: TermsNeeds,
  db: Querier,
  { terms, triggerId }: { readonly terms: TriggerTerms; readonly triggerId?: string | undefined },
): Promise<Judgement> {
  const definition = await mustKnow(needs, db, terms.definitionId)
  const { event } = definition
  const open = await listOpen(db, needs.target)
  return {
    problems: [...findProblems(terms, { ...needs, event }), ...(await campaignProblems(needs, db, terms))],
    findings: judgeTrigger(needs.law, terms, event),
    loop: findLoop(
      { id: triggerId ?? 'new', name: terms.name, event, action: terms.action.kind },
      open.map((row) => ({ id: row.id, name: row.terms.name, event: row.event, action: row.terms.action.kind })),
    ),
  }
}

/** Refuses terms that must not be saved or put live. */
export async function mustBeSound(needs: TermsNeeds, db: Querier, of: Parameters<typeof judgeTerms>[2]): Promise<void> {
  const { problems, findings, loop } = await judgeTerms(needs, db, of)
  const [problem] = problems
  if (problem) return refuse('ERR_TRIGGER_NOT_VALID', problem)
  if (findings.length > 0) return refuse('ERR_TRIGGER_NOT_LAWFUL', { findings })
  if (loop.length > 0) return refuse('ERR_TRIGGER_LOOP', { loop })
}

export async function mustKnow(
  { target }: Pick<TermsNeeds, 'target'>,
  db: Querier,
  id: string,
): Promise<DefinitionRow> {
  return (await findDefinition(db, target, id)) ?? refuse('ERR_EVENT_DEFINITION_NOT_FOUND')
}

async function campaignProblems(
  { findCampaign }: Pick<TermsNeeds, 'findCampaign'>,
  db: Querier,
  { action }: TriggerTerms,
): Promise<TermsProblem[]> {
  if (action.kind !== 'gift') return []
  const field = 'action.campaignId'
  const campaign = await findCampaign(db, action.campaignId)
  if (!campaign) return [{ field, problem: 'unknown' }]
  if (campaign.hasEnded) return [{ field, problem: 'ended' }]
  return campaign.isForTriggers ? [] : [{ field, problem: 'not-for-triggers' }]
}
