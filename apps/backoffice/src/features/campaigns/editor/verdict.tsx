import { useQuery } from '@tanstack/react-query'
import { judge } from '#contract/play-v1/campaigns.ts'
import type { CampaignTerms } from '#contract/shapes/campaigns.ts'
import { api, ask } from '../../../shell/api.ts'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import { Status } from '../../../shell/status.tsx'
import textStyles from '../../../shell/text.module.css'
import { useSettled } from '../../../shell/use-settled.ts'
import { useTexts } from '../../../shell/use-texts.ts'
import { CAMPAIGNS, type Finding } from '../campaigns.ts'
import { FindingList } from '../finding-list.tsx'
import type { CampaignForm } from './campaign-form.ts'

const SETTLED_MS = 600

/** The verdict of the law on the form: debounced, one request after each pause in typing. */
export function useVerdict(terms: CampaignTerms | undefined) {
  const written = terms ? JSON.stringify(terms) : ''
  const settled = useSettled(written, SETTLED_MS)
  const asked = useQuery({
    queryKey: [...CAMPAIGNS, 'judge', settled],
    queryFn: () => ask(api(judge, { body: { terms: JSON.parse(settled) as CampaignTerms } })),
    enabled: settled !== '',
  })
  const state = stateOf(terms, settled === written, asked)
  return { state, findings: state === 'unlawful' ? (asked.data?.findings ?? []) : [], asked }
}

type VerdictQuery = { readonly isError: boolean; readonly data: { readonly findings: readonly Finding[] } | undefined }

/** @param isOfNow the verdict is about the current form */
function stateOf(
  terms: CampaignTerms | undefined,
  isOfNow: boolean,
  { isError, data }: VerdictQuery,
): keyof typeof KINDS {
  if (!terms) return 'incomplete'
  if (isOfNow && isError) return 'failed'
  if (!isOfNow || !data) return 'asking'
  return data.findings.length > 0 ? 'unlawful' : 'lawful'
}

const KINDS = { incomplete: 'idle', asking: 'wait', failed: 'hold', lawful: 'ok', unlawful: 'stop' } as const

type Props = {
  readonly verdict: ReturnType<typeof useVerdict>
  /** The kind of an existing campaign cannot be changed. */
  readonly isKindFixed: boolean
  readonly onWrite: (some: Partial<CampaignForm>) => void
}

/** The verdict, with the violated rules, and corrections that are applied by one click. */
export function Verdict({ verdict: { state, findings, asked }, isKindFixed, onWrite }: Props) {
  const { t } = useTexts()
  const applierOf = ({ remedy }: Finding) => {
    if (remedy === 'keep-at-withdrawal') return () => onWrite({ endsAtWithdrawal: false })
    if (remedy === 'use-deposit-match' && !isKindFixed) return () => onWrite({ kind: 'deposit-match' })
    return undefined
  }
  return (
    <section>
      <h2>{t('campaigns.verdict')}</h2>
      <div role="status" className={textStyles.small}>
        <Status kind={KINDS[state]}>{t(`campaigns.verdict.${state}`)}</Status>
      </div>
      {state === 'failed' ? <ProblemNote error={asked.error} onRetry={() => void asked.refetch()} /> : null}
      <FindingList findings={findings} applierOf={applierOf} />
    </section>
  )
}
