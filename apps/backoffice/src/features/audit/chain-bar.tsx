import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import type { ReplyOf } from '#contract/call.ts'
import * as chain from '#contract/play-v1/audit.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { Status } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { isChecking, describeChain } from './describe-chain.ts'
import styles from './audit.module.css'

const KEY = ['audit', 'chain']
const CHECKING_MS = 1_500
const RESTING_MS = 60_000

/** Whether the log is unchanged: the chain, its signed hours, and a check that runs in the background. */
export function ChainBar() {
  const { t, language } = useTexts()
  const queries = useQueryClient()
  const state = useQuery({
    queryKey: KEY,
    queryFn: () => ask(api(chain.getChain, { query: {} })),
    refetchInterval: ({ state: { data } }) => (isChecking(data) ? CHECKING_MS : RESTING_MS),
  })
  const check = useMutation({
    mutationFn: () => ask(api(chain.checkChain, { body: {} })),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  })
  if (state.isError) return <ProblemNote error={state.error} onRetry={() => void state.refetch()} />
  if (!state.data) return null
  const { kind, text, values } = describeChain(state.data)
  const at = values.at ? writeMoment(values.at, language) : ''
  const problem = values.problem ? t(values.problem.text, { seq: values.problem.seq, hour: values.problem.hour }) : ''
  return (
    <section className={joinClasses(layout.padded, layout.column)} aria-label={t('audit.chain')}>
      <div className={joinClasses(layout.row, layout.wrap, layout.between)} aria-live="polite">
        <Status kind={kind}>{t(text, { ...values.counts, at, problem })}</Status>
        {isChecking(state.data) ? null : (
          <ActionButton
            permission="audit.read"
            icon={<ShieldCheck aria-hidden="true" />}
            label={t('audit.chainCheck')}
            onClick={() => check.mutate()}
          />
        )}
      </div>
      {check.isError ? <ProblemNote error={check.error} /> : null}
      <Hours hours={state.data.hours} />
    </section>
  )
}

/** One square per hour; dashed if nothing was signed. */
function Hours({ hours }: { readonly hours: ReplyOf<typeof chain.getChain>['hours'] }) {
  const { t, language } = useTexts()
  const signed = hours.filter(({ isSigned }) => isSigned).length
  return (
    <div className={styles.hours} role="img" aria-label={t('audit.chainHours', { signed, hours: hours.length })}>
      {hours.map(({ hour, isSigned }) => (
        <i
          key={hour}
          className={isSigned ? styles.signed : undefined}
          title={t(isSigned ? 'audit.hourSigned' : 'audit.hourOpen', { hour: writeMoment(hour, language) })}
        />
      ))}
    </div>
  )
}
