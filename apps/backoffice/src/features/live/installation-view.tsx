import type { ReactNode } from 'react'
import type { LiveFigures, LiveNews } from '#contract/shapes/live.ts'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import { Status } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { writeDay, writeMoment } from '../../shell/write-time.ts'
import { isDiskFull, isEndNear, isJobBad, isOutboxLate, isProcessSilent } from './find-alerts.ts'
import styles from './live.module.css'
import { Region } from './region.tsx'

type Common = { readonly regions: LiveNews['regions']; readonly isLive: boolean; readonly newestAt: string }
type Part = { readonly at: string; readonly figures: LiveFigures['installation'] }

/** The health of the installation: processes, last jobs, queues, disk space, expiries. */
export function InstallationView({ regions, ...common }: Common) {
  const { t } = useTexts()
  const { installation } = regions
  const region = (name: 'processes' | 'jobs' | 'queues' | 'disks' | 'ends', content: (part: Part) => ReactNode) => (
    <Region id={name} title={t(`live.part.${name}`)} measured={installation} {...common}>
      {installation ? content(installation) : null}
    </Region>
  )
  return (
    <div className={styles.parts}>
      {region('processes', (part) => (
        <Processes {...part} />
      ))}
      {region('queues', (part) => (
        <Queues {...part} />
      ))}
      {region('disks', (part) => (
        <Disks {...part} />
      ))}
      {region('ends', (part) => (
        <Ends {...part} />
      ))}
      {region('jobs', (part) => (
        <Jobs {...part} />
      ))}
    </div>
  )
}

function Processes({ at, figures }: Part) {
  const { t, language } = useTexts()
  return (
    <Table
      scrolls="around"
      label={t('live.part.processes')}
      head={
        <tr>
          {(['process', 'state', 'version', 'started', 'seen'] as const).map((name) => (
            <th key={name} scope="col">
              {t(`live.${name}`)}
            </th>
          ))}
        </tr>
      }
    >
      {figures.processes.map(({ kind, version, startedAt, seenAt }) => (
        <tr key={kind + startedAt} data-row={kind + startedAt} tabIndex={-1}>
          <td>{t(`live.process.${kind}`)}</td>
          <td>
            {isProcessSilent(seenAt, at) ? (
              <Status kind="stop">{t('live.processSilent')}</Status>
            ) : (
              <Status kind="ok">{t('live.processAlive')}</Status>
            )}
          </td>
          <td>{version}</td>
          <td>{writeMoment(startedAt, language)}</td>
          <td>{writeMoment(seenAt, language)}</td>
        </tr>
      ))}
    </Table>
  )
}

/** The last run of each job, and its success. */
function Jobs({ figures }: Part) {
  const { t, language } = useTexts()
  const moment = (at: string | null) => (at === null ? t('live.never') : writeMoment(at, language))
  return (
    <Table
      scrolls="around"
      label={t('live.part.jobs')}
      head={
        <tr>
          {(['job', 'state', 'began', 'ended', 'failed', 'cron'] as const).map((name) => (
            <th key={name} scope="col">
              {t(`live.${name}`)}
            </th>
          ))}
        </tr>
      }
    >
      {figures.jobs.map((job) => (
        <tr key={job.name} data-row={job.name} tabIndex={-1}>
          <td>{job.name}</td>
          <td>
            {isJobBad(job) ? (
              <Status kind="hold">{t('live.jobFailed', { count: job.failures })}</Status>
            ) : job.lastEndedAt === null ? (
              <Status kind="idle">{t('live.jobNotYet')}</Status>
            ) : (
              <Status kind="ok">{t('live.jobDone')}</Status>
            )}
          </td>
          <td>{moment(job.lastBeganAt)}</td>
          <td>{moment(job.lastEndedAt)}</td>
          <td>{moment(job.lastFailedAt)}</td>
          <td>{job.cron}</td>
        </tr>
      ))}
    </Table>
  )
}

function Queues({ figures }: Part) {
  const { t } = useTexts()
  const { outboxWaiting, outboxOldestSeconds, replicas } = figures
  return (
    <ul className={styles.lines}>
      <li>
        <Status kind={isOutboxLate(outboxOldestSeconds) ? 'stop' : 'ok'}>
          <span className={styles.line}>
            {t('live.outboxAge', { count: outboxWaiting, seconds: Math.round(outboxOldestSeconds) })}
          </span>
        </Status>
      </li>
      {replicas.length === 0 ? (
        <li>
          <Status kind="idle">
            <span className={styles.line}>{t('live.noReplica')}</span>
          </Status>
        </li>
      ) : null}
      {replicas.map(({ name, state, lagSeconds }) => (
        <li key={name}>
          <Status kind={state === 'streaming' || state === '' ? 'ok' : 'hold'}>
            <span className={styles.line}>
              {lagSeconds === null
                ? t('live.replicaUnknown', { name })
                : t('live.replica', { name, seconds: Math.round(lagSeconds * 10) / 10 })}
            </span>
          </Status>
        </li>
      ))}
    </ul>
  )
}

const GIB = 1024 ** 3

function Disks({ figures }: Part) {
  const { t, language } = useTexts()
  const size = (bytes: number) =>
    `${new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(bytes / GIB)}\u00a0GiB`
  return (
    <Table
      scrolls="around"
      label={t('live.part.disks')}
      head={
        <tr>
          <th scope="col">{t('live.disk')}</th>
          <th scope="col">{t('live.state')}</th>
          <NumberHeader>{t('live.free')}</NumberHeader>
          <NumberHeader>{t('live.whole')}</NumberHeader>
        </tr>
      }
    >
      {figures.disks.map((disk) => (
        <tr key={disk.name}>
          <td>{t(`live.disk.${disk.name}`)}</td>
          <td>
            <Status kind={isDiskFull(disk) ? 'stop' : 'ok'}>
              {t(isDiskFull(disk) ? 'live.diskFull' : 'live.diskFree')}
            </Status>
          </td>
          <NumberCell>{size(disk.freeBytes)}</NumberCell>
          <NumberCell>{size(disk.totalBytes)}</NumberCell>
        </tr>
      ))}
    </Table>
  )
}

function Ends({ at, figures }: Part) {
  const { t, language } = useTexts()
  return (
    <ul className={styles.lines}>
      {figures.ends.length === 0 ? <li>{t('live.noEnds')}</li> : null}
      {figures.ends.map((end) => (
        <li key={end.kind + end.name + end.at}>
          <Status kind={isEndNear(end.at, at) ? 'wait' : 'ok'}>
            <span className={styles.line}>
              {t(`live.end.${end.kind}`, { name: end.name, day: writeDay(end.at, language) })}
            </span>
          </Status>
        </li>
      ))}
    </ul>
  )
}
