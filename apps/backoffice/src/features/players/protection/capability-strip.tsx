import { useQuery } from '@tanstack/react-query'
import { getCapabilities } from '#contract/play-v1/capabilities.ts'
import { CAPABILITIES, type Capability } from '#contract/shapes/capabilities.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../../shell/api.ts'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import { Status, statusColors } from '../../../shell/status.tsx'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoment } from '../../../shell/write-time.ts'
import { describeObstacle, statusOf } from './describe-obstacle.ts'
import styles from './capability-strip.module.css'

const READ_EVERY_MS = 60_000

/** What the player may do now, exactly as the calls would respond. */
export function CapabilityStrip({ playerId }: { readonly playerId: number }) {
  const { t } = useTexts()
  const query = useQuery({
    queryKey: ['player', playerId, 'capabilities'],
    queryFn: () => ask(api(getCapabilities, { query: { playerId } })),
    refetchInterval: READ_EVERY_MS,
  })
  if (query.isError) return <ProblemNote error={query.error} onRetry={() => void query.refetch()} />
  const found = query.data?.capabilities ?? []
  return (
    <ul className={styles.strip} aria-label={t('capability.all')} aria-busy={query.isLoading}>
      {CAPABILITIES.map((name) => (
        <One key={name} name={name} may={found.find(({ capability }) => capability === name)} />
      ))}
    </ul>
  )
}

function One({ name, may }: { readonly name: Capability['capability']; readonly may: Capability | undefined }) {
  const { t } = useTexts()
  if (!may) {
    return (
      <li>
        <Status kind="idle">{t(`capability.${name}`)}</Status>
        <div className={styles.why}>{t('list.loading')}</div>
      </li>
    )
  }
  const kind = statusOf(may)
  return (
    <li className={may.isAllowed ? undefined : joinClasses(statusColors[kind], styles.refused)}>
      <Status kind={kind}>{t(`capability.${name}`)}</Status>
      {may.isAllowed ? (
        <div className={styles.why}>{t(may.asksRegister ? 'capability.asksRegister' : 'capability.open')}</div>
      ) : (
        <Against obstacles={may.obstacles} />
      )}
    </li>
  )
}

/** The first obstacle with its rule, its end and its remedy; the others by name. */
function Against({ obstacles: [first, ...others] }: Pick<Capability, 'obstacles'>) {
  const texts = useTexts()
  const { t, language } = texts
  if (!first) return null
  const { refusal, since, until, wayOut } = first
  const facts = [
    refusal?.ruleId,
    since && t('capability.since', { at: writeMoment(since, language) }),
    until && t('capability.until', { at: writeMoment(until, language) }),
  ].filter(Boolean)
  return (
    <div className={styles.why}>
      <b>{describeObstacle(first, texts)}</b>
      {facts.length > 0 ? <div>{facts.join(', ')}</div> : null}
      {wayOut === 'wait' && until ? null : <div>{t(`wayOut.${wayOut}`)}</div>}
      {others.length > 0 ? (
        <div>{t('capability.also', { what: others.map((one) => describeObstacle(one, texts)).join(', ') })}</div>
      ) : null}
    </div>
  )
}
