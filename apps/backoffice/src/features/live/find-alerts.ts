import type { LiveJob, LiveNews, LivePartner } from '#contract/shapes/live.ts'
import { paths } from '../../shell/paths.ts'
import { listQueues, minutesBetween, writeAge } from './list-queues.ts'

/** An item that needs attention: its text, and a link to the screen where it is handled. */
export type Alert = {
  readonly kind: 'stop' | 'hold'
  /** Key of its texts: `live.alert.<name>` is the line, `live.finding.<name>` its part of the title. */
  readonly name: string
  readonly values: Readonly<Record<string, string | number>>
  readonly path: string
}

const PROCESS_SILENT_MS = 45_000
const OUTBOX_LATE_SECONDS = 60
const DISK_FREE_LEAST = 0.1
const END_SOON_MS = 30 * 86_400_000
const ASKED_LEAST = 5
const SUCCESS_LEAST = 0.95
const SLOW_MS = 5_000

type Regions = LiveNews['regions']

/** The alerts of visible regions, the worst first. */
export function findAlerts(regions: Regions): Alert[] {
  const found = [
    ...ofChecks(regions),
    ...(regions.partners?.figures ?? []).flatMap(ofPartner),
    ...ofInstallation(regions),
    ...listQueues(regions)
      .filter(({ late }) => late > 0)
      .map(({ name, late, path, oldestAt, at }): Alert => {
        const age = writeAge(oldestAt === null ? 0 : minutesBetween(oldestAt, at))
        return { kind: 'hold', name: `late.${name}`, values: { count: late, age }, path }
      }),
  ]
  return [...found.filter(({ kind }) => kind === 'stop'), ...found.filter(({ kind }) => kind === 'hold')]
}

function ofChecks({ returns, books, chain }: Regions): Alert[] {
  const games = returns?.figures.games ?? []
  return [
    ...(books && books.figures.differences > 0
      ? [alert('stop', 'books', { count: books.figures.differences }, `${paths.reports}?view=accounting`)]
      : []),
    ...(books && books.figures.figuresDifferences > 0
      ? [alert('stop', 'figures', { count: books.figures.figuresDifferences }, paths.reports)]
      : []),
    ...(chain && chain.figures.problems > 0
      ? [alert('stop', 'chain', { count: chain.figures.problems }, paths.audit)]
      : []),
    ...(games.length > 0
      ? [alert('stop', 'returns', { count: games.length, game: games[0] ?? '' }, `${paths.games}?view=drift`)]
      : []),
  ]
}

const alert = (kind: Alert['kind'], name: string, values: Alert['values'], path: string): Alert => ({
  kind,
  name,
  values,
  path,
})

export type PartnerState = 'ok' | 'slow' | 'failing' | 'silent'

/** The state of a partner: silent if nothing was answered, failing if too little was, slow if it takes too long. */
export function stateOfPartner({ answered, failed, medianMs }: LivePartner): PartnerState {
  const asked = answered + failed
  if (answered === 0 && failed > 1) return 'silent'
  if (asked >= ASKED_LEAST && answered / asked < SUCCESS_LEAST) return 'failing'
  return medianMs > SLOW_MS ? 'slow' : 'ok'
}

function ofPartner(partner: LivePartner): Alert[] {
  const state = stateOfPartner(partner)
  if (state === 'ok') return []
  const { name, answered, failed, medianMs } = partner
  const values = {
    partner: name,
    percent: Math.round((answered / (answered + failed)) * 100),
    seconds: Math.round(medianMs / 100) / 10,
  }
  return [alert(state === 'silent' ? 'stop' : 'hold', `partner.${state}`, values, `${paths.now}#partners`)]
}

/** Whether a job's last run failed. */
export const isJobBad = ({ failures }: LiveJob): boolean => failures > 0

function ofInstallation({ installation }: Regions): Alert[] {
  if (!installation) return []
  const { at, figures } = installation
  const now = Date.parse(at)
  const silent = figures.processes.filter(({ seenAt }) => now - Date.parse(seenAt) > PROCESS_SILENT_MS)
  const bad = figures.jobs.filter(isJobBad)
  const full = figures.disks.filter(({ freeBytes, totalBytes }) => freeBytes < totalBytes * DISK_FREE_LEAST)
  const ending = figures.ends.filter((end) => Date.parse(end.at) - now < END_SOON_MS)
  const path = `${paths.now}?view=installation`
  return [
    ...(silent.length > 0 ? [alert('stop', 'process', { count: silent.length }, path)] : []),
    ...(figures.outboxOldestSeconds > OUTBOX_LATE_SECONDS
      ? [alert('stop', 'outbox', { count: figures.outboxWaiting }, path)]
      : []),
    ...(full.length > 0 ? [alert('stop', 'disk', { count: full.length }, path)] : []),
    ...(bad.length > 0 ? [alert('hold', 'jobs', { count: bad.length, job: bad[0]?.name ?? '' }, path)] : []),
    ...(ending.length > 0 ? [alert('hold', 'ends', { count: ending.length, name: ending[0]?.name ?? '' }, path)] : []),
  ]
}

export const isProcessSilent = (seenAt: string, at: string): boolean =>
  Date.parse(at) - Date.parse(seenAt) > PROCESS_SILENT_MS
export const isDiskFull = (disk: { freeBytes: number; totalBytes: number }): boolean =>
  disk.freeBytes < disk.totalBytes * DISK_FREE_LEAST
export const isEndNear = (endAt: string, at: string): boolean => Date.parse(endAt) - Date.parse(at) < END_SOON_MS
export const isOutboxLate = (seconds: number): boolean => seconds > OUTBOX_LATE_SECONDS
