import type { ReplyOf } from '#contract/call.ts'
import type { getChain } from '#contract/play-v1/audit.ts'
import type { StatusKind } from '../../shell/status.tsx'
import type { TextKey } from '../../texts/text-key.ts'

type Chain = ReplyOf<typeof getChain>

type ChainText = {
  readonly kind: StatusKind
  readonly text: TextKey
  readonly values: {
    readonly counts: Readonly<Record<string, number>>
    readonly at?: string
    readonly problem?: { readonly text: TextKey; readonly seq: number; readonly hour: string }
  }
}

export function isChecking(chain: Chain | undefined): boolean {
  return chain?.check?.endedAt === null
}

/** The text of the bar: the result of the last check, or that one runs. Of several problems the first. */
export function describeChain({ links, check }: Chain): ChainText {
  if (!check) return { kind: 'idle', text: 'audit.chainNever', values: { counts: { links } } }
  const { endedAt, linksDone: done, linksTotal: total, problems } = check
  if (endedAt === null || problems === null)
    return { kind: 'hold', text: 'audit.chainRuns', values: { counts: { done, total } } }
  const [first] = problems
  if (!first) return { kind: 'ok', text: 'audit.chainWhole', values: { counts: { links: total }, at: endedAt } }
  const problem = { text: `audit.problem.${first.kind}` as const, seq: first.seq ?? 0, hour: first.hour ?? '' }
  return { kind: 'stop', text: 'audit.chainBroken', values: { counts: {}, at: endedAt, problem } }
}
