import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase, type Database } from '#server/kernel/index.ts'
import { countArchivedMonths, listDueMonths, requireArchive } from '#server/ledger/index.ts'
import { readAfterMonths } from '#tools/books/archive-tool.ts'
import { checkDisk } from './check-folders.ts'
import { good, look, textOf, wrong, type Finding } from './finding.ts'

type Archive = {
  readonly url: string
  /** BOOKS_ARCHIVE_FOLDER */
  readonly folder: string | undefined
  /** BOOKS_ARCHIVE_AFTER_MONTHS */
  readonly afterMonths: string | undefined
  readonly now: Date
}

/** Where closed months of the books are, whether this machine has all of them, and whether one is due. */
export async function checkArchive(db: Database, { url, folder, afterMonths, now }: Archive): Promise<Finding[]> {
  const away = await countArchivedMonths(db)
  const findings: Finding[] = []
  if (!folder && away > 0)
    findings.push(
      wrong(
        `${away} months of the books are in files, and BOOKS_ARCHIVE_FOLDER is not set`,
        'Set it to the folder that all machines share; without it no API and no worker starts.',
      ),
    )
  if (folder) {
    if (away > 0) findings.push(await checkMonths(url, folder, away))
    findings.push(await checkWritable(folder), ...(await checkDisk('BOOKS_ARCHIVE_FOLDER', folder)))
  }
  const months = readAfterMonths(afterMonths)
  if (months === undefined)
    return [
      ...findings,
      wrong('BOOKS_ARCHIVE_AFTER_MONTHS is no number of months', 'Set it to an integer, or remove it.'),
    ]
  const due = await listDueMonths(db, now, months)
  if (due.length === 0) return [...findings, good('no month of the books is due to leave')]
  const first = `npm run books:archive -- --month ${due[0]}`
  const wayOut = folder
    ? first
    : `Give every process a BOOKS_ARCHIVE_FOLDER that all machines share, restart them, then ${first}`
  return [...findings, look(`${due.length} months of the books are due to leave, the first is ${due[0]}`, wayOut)]
}

/** Like a process at its start. */
async function checkMonths(url: string, folder: string, months: number): Promise<Finding> {
  const own = openDatabase({ url, connections: 1, applicationName: 'tolar-doctor', parquetFolder: folder })
  try {
    await requireArchive(own)
    return good(`BOOKS_ARCHIVE_FOLDER has the files of all ${months} months that have left`)
  } catch (problem) {
    return wrong(
      `BOOKS_ARCHIVE_FOLDER lacks files of months that have left: ${textOf(problem)}`,
      `Is ${folder} the folder that all machines share? If it is, put the files back from the copy (docs/guides/backup.md).`,
    )
  } finally {
    await own.close()
  }
}

/** API and worker only read there. */
async function checkWritable(folder: string): Promise<Finding> {
  const path = join(folder, `.doctor-${randomUUID()}`)
  try {
    await writeFile(path, 'x', { flag: 'wx' })
    await rm(path)
    return good('BOOKS_ARCHIVE_FOLDER can be written')
  } catch (problem) {
    return look(
      `BOOKS_ARCHIVE_FOLDER cannot be written here: ${textOf(problem)}`,
      'Enough for API and worker; books:archive needs to write there.',
    )
  }
}
