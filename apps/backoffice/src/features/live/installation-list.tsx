import { Link } from 'react-router'
import type { LiveNews } from '#contract/shapes/live.ts'
import { paths } from '../../shell/paths.ts'
import { Status, type StatusKind } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { writeDay, writeMoment } from '../../shell/write-time.ts'
import { isDiskFull, isEndNear, isJobBad, isOutboxLate, isProcessSilent } from './find-alerts.ts'
import styles from './live.module.css'

type Line = { readonly kind: StatusKind; readonly text: string }

/** The state of the installation, one line each. */
export function InstallationList({ regions }: { readonly regions: LiveNews['regions'] }) {
  const { t } = useTexts()
  const lines = useLines(regions)
  return (
    <>
      <ul className={styles.lines}>
        {lines.map(({ kind, text }) => (
          <li key={text}>
            <Status kind={kind}>
              <span className={styles.line}>{text}</span>
            </Status>
          </li>
        ))}
      </ul>
      {regions.installation ? (
        <p className={styles.more}>
          <Link to={`${paths.now}?view=installation`}>{t('live.installationWhole')}</Link>
        </p>
      ) : null}
    </>
  )
}

function useLines({ installation, books, chain, returns }: LiveNews['regions']): Line[] {
  const { t, language } = useTexts()
  const lines: Line[] = []
  const say = (isGood: boolean, text: string, bad: StatusKind = 'stop') =>
    lines.push({ kind: isGood ? 'ok' : bad, text })
  if (installation) {
    const { at, figures } = installation
    const alive = figures.processes.filter(({ seenAt }) => !isProcessSilent(seenAt, at)).length
    say(alive === figures.processes.length, t('live.processes', { alive, all: figures.processes.length }))
    const good = figures.jobs.filter((job) => !isJobBad(job)).length
    say(good === figures.jobs.length, t('live.jobs', { good, all: figures.jobs.length }), 'hold')
    say(!isOutboxLate(figures.outboxOldestSeconds), t('live.outbox', { count: figures.outboxWaiting }))
    const [end] = figures.ends
    if (end) say(!isEndNear(end.at, at), t('live.ends', { name: end.name, day: writeDay(end.at, language) }), 'wait')
    say(!figures.disks.some(isDiskFull), t('live.disks'))
  }
  if (returns) say(returns.figures.games.length === 0, t('live.returns', { count: returns.figures.games.length }))
  if (books) {
    const { checkedAt, differences, figuresCheckedAt, figuresDifferences } = books.figures
    if (checkedAt) say(differences === 0, t('live.books', { at: writeMoment(checkedAt, language), count: differences }))
    else lines.push({ kind: 'idle', text: t('live.booksNever') })
    if (figuresCheckedAt)
      say(
        figuresDifferences === 0,
        t('live.figures', { at: writeMoment(figuresCheckedAt, language), count: figuresDifferences }),
      )
    else lines.push({ kind: 'idle', text: t('live.figuresNever') })
  }
  if (chain) {
    const { headAt, problems } = chain.figures
    if (headAt) say(problems === 0, t('live.chain', { at: writeMoment(headAt, language), count: problems }))
    else lines.push({ kind: 'idle', text: t('live.chainNever') })
  }
  return lines
}
