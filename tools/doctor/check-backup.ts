import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { systemClock, type Database } from '#server/kernel/index.ts'
import { good, look, textOf, wrong, type Finding } from './finding.ts'
import * as queries from './doctor.queries.ts'

const HOUR_MS = 3_600_000
/** `deploy/backup/schedule.cron` makes one every hour except at midnight, and a small one takes minutes. */
const LOOK_HOURS = 3
const WRONG_HOURS = 26
const NO_STANZA = 1
const ANSWER_MS = 20_000
const GUIDE = 'docs/guides/backup.md, "Set up".'

/** What `pgbackrest --output=json info` says of a stanza; of its fields those that are read here. */
export type BackupInfo = readonly {
  readonly name: string
  readonly status: { readonly code: number; readonly message: string }
  readonly backup: readonly {
    readonly type: string
    readonly error?: boolean
    /** Seconds since 1970. */
    readonly timestamp: { readonly stop: number }
  }[]
}[]

/** How old the newest backup is, where pgBackRest archives the log; that nobody can say it here, where it is not on this machine. */
export async function checkBackup(db: Database): Promise<Finding[]> {
  const call = readCall(await queries.readArchiveCommand(db))
  if (!call) return []
  const asked = `pgbackrest --stanza=${call.stanza} info`
  try {
    const configuration = call.configuration === undefined ? [] : [`--config=${call.configuration}`]
    const { stdout } = await promisify(execFile)(
      'pgbackrest',
      [...configuration, `--stanza=${call.stanza}`, '--output=json', '--log-level-console=off', 'info'],
      { timeout: ANSWER_MS },
    )
    return judgeBackups(JSON.parse(stdout) as BackupInfo, call.stanza, systemClock.now())
  } catch (problem) {
    const isAbsent = problem instanceof Error && 'code' in problem && problem.code === 'ENOENT'
    return [
      look(
        `how old the newest backup is cannot be known here: ${isAbsent ? 'pgBackRest is not on this machine' : textOf(problem)}`,
        `On a member of the database, as postgres: ${asked}`,
      ),
    ]
  }
}

/** @param command archive_command of the database */
export function readCall(
  command: string,
): { readonly stanza: string; readonly configuration: string | undefined } | undefined {
  const stanza = /\bpgbackrest\b.*--stanza[= ]([\w-]+)/.exec(command)?.[1]
  return stanza === undefined ? undefined : { stanza, configuration: /--config[= ]([\w./-]+)/.exec(command)?.[1] }
}

export function judgeBackups(info: BackupInfo, stanza: string, now: Date): Finding[] {
  const it = info.find(({ name }) => name === stanza)
  // So it is where the program is installed without the repository's settings, too; a log that arrives nowhere is told elsewhere.
  if (it?.status.code === NO_STANZA)
    return [
      look(
        `how old the newest backup is cannot be known here: pgBackRest finds nothing of ${stanza} (${it.status.message})`,
        `On a member of the database, as postgres: pgbackrest --stanza=${stanza} info. ${GUIDE}`,
      ),
    ]
  const whole = (it?.backup ?? []).filter(({ error }) => error !== true)
  const newest = whole.reduce((last, { timestamp }) => Math.max(last, timestamp.stop), 0)
  if (!it || newest === 0)
    return [wrong(`no backup of the database is in the repository: ${it?.status.message ?? 'no such stanza'}`, GUIDE)]
  const hours = (now.getTime() - newest * 1000) / HOUR_MS
  const said = `the newest backup is ${hours.toFixed(1)} h old`
  const wayOut = `deploy/backup/schedule.cron makes one every hour; its letters and the log of pgBackRest say why not. ${GUIDE}`
  const findings = it.status.code === 0 ? [] : [wrong(`pgBackRest says of the backups: ${it.status.message}`, GUIDE)]
  if (hours > WRONG_HOURS) return [...findings, wrong(said, wayOut)]
  return [...findings, hours > LOOK_HOURS ? look(said, wayOut) : good(said)]
}
