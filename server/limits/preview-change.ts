import type { ReplyOf } from '#contract/call.ts'
import type { previewLimitChange as call } from '#contract/play-v1/limits.ts'
import { planLimitChange } from '#contract/states/limit-changes.ts'
import type { Input } from '#server/kernel/index.ts'
import { readChoices } from './change-limits.ts'
import type { LimitsNeeds } from './needs.ts'
import { factsOf, readPlayer } from './read-player.ts'
import { countOverHistory } from './what-if.ts'

/** Returns what a change would do and would have done; changes nothing. */
export async function previewChange(
  needs: LimitsNeeds,
  { caller, body }: Pick<Input<typeof call>, 'caller' | 'body'>,
): Promise<ReplyOf<typeof call>> {
  const { law, currency } = needs
  const [input] = readChoices(needs, [body])
  const counts = await needs.db.transaction((tx) => readPlayer(needs, tx, caller.playerId))
  const { kind } = body
  const to = input?.value ?? null
  const before = counts.standing.get(kind)
  const from = before?.value ?? null
  const isFirst = before?.isChosen !== true
  const plan = planLimitChange(law.changeMode(), counts.zone, { kind, from, to, askedAt: counts.now })
  const refusal = law.preview(factsOf(counts, law.kinds()), { kind: 'change-limit', limit: kind, from, to, isFirst })
  return {
    direction: plan.direction,
    effectiveAt: (isFirst ? counts.now : plan.effectiveAt).toISOString(),
    isAllowed: refusal === undefined,
    nextChangeAt: refusal?.earliestAllowedAt ?? null,
    whatIf: countOverHistory(counts, { kind, value: to, currency }),
  }
}
