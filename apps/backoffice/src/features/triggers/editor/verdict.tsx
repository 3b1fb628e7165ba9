import { useQuery } from '@tanstack/react-query'
import { judge } from '#contract/play-v1/triggers.ts'
import type { TriggerTerms } from '#contract/shapes/triggers.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { Note } from '../../../shell/note.tsx'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import { Status } from '../../../shell/status.tsx'
import textStyles from '../../../shell/text.module.css'
import { useSettled } from '../../../shell/use-settled.ts'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeQuantity } from '../../../shell/write-quantity.ts'
import { TRIGGERS, type Judgement } from '../triggers.ts'

const SETTLED_MS = 600
const KINDS = { incomplete: 'idle', asking: 'wait', failed: 'hold', sound: 'ok', unsound: 'stop' } as const

/** Objections to the form: debounced, one request after each pause in typing. */
export function useVerdict(terms: TriggerTerms | undefined, triggerId: string | undefined) {
  const written = terms ? JSON.stringify(terms) : ''
  const settled = useSettled(written, SETTLED_MS)
  const asked = useQuery({
    queryKey: [...TRIGGERS, 'judge', triggerId, settled],
    queryFn: () =>
      ask(
        api(judge, {
          body: { terms: JSON.parse(settled) as TriggerTerms, ...(triggerId === undefined ? {} : { triggerId }) },
        }),
      ),
    enabled: settled !== '',
  })
  return { state: stateOf(terms, settled === written, asked), asked }
}

type JudgeQuery = { readonly isError: boolean; readonly data: Judgement | undefined }

function stateOf(terms: TriggerTerms | undefined, isOfNow: boolean, { isError, data }: JudgeQuery): keyof typeof KINDS {
  if (!terms) return 'incomplete'
  if (isOfNow && isError) return 'failed'
  if (!isOfNow || !data) return 'asking'
  return data.problems.length + data.findings.length + data.loop.length > 0 ? 'unsound' : 'sound'
}

/** The verdict, with the violated rules and their corrections. */
export function Verdict({ verdict: { state, asked } }: { readonly verdict: ReturnType<typeof useVerdict> }) {
  const { t } = useTexts()
  return (
    <section>
      <h2>{t('triggers.verdict')}</h2>
      <div role="status" className={textStyles.small}>
        <Status kind={KINDS[state]}>{t(`triggers.verdict.${state}`)}</Status>
      </div>
      {state === 'failed' ? <ProblemNote error={asked.error} onRetry={() => void asked.refetch()} /> : null}
      {state === 'unsound' && asked.data ? <JudgementList judgement={asked.data} /> : null}
    </section>
  )
}

/** The texts of the objections to a trigger. */
export function JudgementList({ judgement: { problems, findings, loop } }: { readonly judgement: Judgement }) {
  const { t, or, language } = useTexts()
  const placeOf = (field: string) =>
    field === 'event' || field === 'action' ? t(`triggers.${field}`) : or(`triggers.field.${field}`, field)
  return (
    <div className={joinClasses(layout.column, layout.airy)}>
      {problems.map(({ field, problem }) => (
        <Note key={field} kind="stop">
          {or(`triggers.problem.${problem}`, t('error.ERR_TRIGGER_NOT_VALID'))} <code>{field}</code>
        </Note>
      ))}
      {findings.map(({ field, refusal, texts, remedy }) => (
        <Note key={field} kind="stop">
          <div className={joinClasses(layout.column, layout.grow)}>
            <b>
              {refusal.ruleId} · {placeOf(field)}
            </b>
            <span>{texts[language] ?? texts['cs']}</span>
            {refusal.figure ? (
              <span>{t('campaigns.figure', { figure: writeQuantity(refusal.figure, language) })}</span>
            ) : null}
            <span className={textStyles.secondary}>
              {remedy === 'give-without-play' ? t('triggers.remedy') : t(`campaigns.remedy.${remedy}`)}
            </span>
          </div>
        </Note>
      ))}
      {loop.length > 0 ? (
        <Note kind="stop">
          {t('error.ERR_TRIGGER_LOOP')} {loop.join(' → ')}
        </Note>
      ) : null}
    </div>
  )
}
