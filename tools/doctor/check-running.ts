import { readOutbox, systemClock, type Database } from '#server/kernel/index.ts'
import { readBooksState } from '#server/ledger/index.ts'
import { good, look, wrong, type Finding } from './finding.ts'
import * as queries from './doctor.queries.ts'

const ALIVE_SECONDS = 90
const OUTBOX_SECONDS = 30
const CHECKED_HOURS = 2
const HOUR_MS = 3_600_000

/** Processes of the brand, jobs, waiting events and the last check of the books. */
export async function checkRunning(db: Database, target: string): Promise<Finding[]> {
  return [
    ...(await checkProcesses(db, target)),
    ...(await checkJobs(db)),
    ...(await checkOutbox(db)),
    ...(await checkBooks(db)),
  ]
}

async function checkProcesses(db: Database, target: string): Promise<Finding[]> {
  const seen = await queries.listSeenProcesses(db, target)
  return ['api', 'worker'].flatMap((kind): Finding[] => {
    const of = seen.filter((one) => one.kind === kind)
    const alive = of.filter(({ secondsAgo }) => secondsAgo <= ALIVE_SECONDS)
    const silent = of.length - alive.length
    const versions = new Set(alive.map(({ version }) => version))
    return [
      alive.length > 0
        ? good(`${alive.length} ${kind} of ${target}`)
        : wrong(`no ${kind} of ${target} runs`, `npm run start:${kind}; its last lines say what is missing.`),
      ...(silent === 0
        ? []
        : [look(`${silent} ${kind} of ${target} ended without a word in the last day`, 'Look at its log.')]),
      ...(versions.size <= 1
        ? []
        : [look(`${kind}s of ${versions.size} releases run side by side`, 'Finish the release, or go back.')]),
    ]
  })
}

async function checkJobs(db: Database): Promise<Finding[]> {
  const failed = await queries.listFailedJobs(db)
  if (failed.length === 0) return [good('no job failed at its last run')]
  return failed.map(({ name, failures }) =>
    wrong(`the job ${name} failed ${failures} times in a row`, 'The log of the worker says why.'),
  )
}

async function checkOutbox(db: Database): Promise<Finding[]> {
  const outbox = await readOutbox(db)
  const seconds = Math.round(outbox?.oldestSeconds ?? 0)
  const said = `${outbox?.waiting ?? 0} events wait, the oldest for ${seconds} s`
  return [seconds <= OUTBOX_SECONDS ? good(said) : wrong(said, 'A worker has to run: it hands events on.')]
}

async function checkBooks(db: Database): Promise<Finding[]> {
  const { checkedAt, differences } = await readBooksState({ db })
  if (checkedAt === null)
    return [look('the books were never checked', 'A worker does it every half hour; npm run books:check does it now.')]
  const hoursAgo = (systemClock.now().getTime() - Date.parse(checkedAt)) / HOUR_MS
  const said = `the books were checked ${hoursAgo.toFixed(1)} h ago: ${differences} differences`
  if (differences > 0)
    return [wrong(said, 'Stop payouts, keep the database as it is, and tell whoever answers for the books.')]
  return [hoursAgo <= CHECKED_HOURS ? good(said) : look(said, 'A worker does it every half hour.')]
}
