import type { RiskArea } from '#contract/shapes/risk.ts'
import { readFile } from '#server/documents/index.ts'
import type { Database, FieldCipher, Querier } from '#server/kernel/index.ts'
import type { PersonalFile, PersonalPart } from '#server/players/index.ts'
import { dismissalBelongsTo, stepBelongsTo } from './cases/show-case.ts'
import { HELD_AREAS } from './held-areas.ts'
import { fileBelongsTo } from './files/case-files.ts'
import type { RiskNeeds } from './needs.ts'
import * as queries from './personal-data.queries.ts'
import { reportBelongsTo } from './reports/make-report.ts'

type Needs = { readonly db: Database; readonly cipher: FieldCipher; readonly files: RiskNeeds['files'] }

/**
 * Care is in the copy of a person's data and goes with them. Money and fraud are in no copy, since whoever suspects may not tell;
 * they are held with the identity for as long as the law asks for, and destroyed with it (decisions 0117, 0132).
 */
export function riskParts(needs: Needs): PersonalPart[] {
  const withheld = partOf(needs, HELD_AREAS)
  const told = partOf(needs, ['care'])
  return [
    {
      ...told,
      fate: 'erased',
      erase: async (tx, playerId) => {
        await queries.deleteRiskOf(tx, { playerId, areas: ['care'] })
        await queries.deleteSignalsOf(tx, playerId)
      },
    },
    {
      ...withheld,
      fate: 'held',
      isWithheld: true,
      erase: (tx, playerId) => queries.deleteRiskOf(tx, { playerId, areas: HELD_AREAS }),
    },
  ]
}

function partOf(needs: Needs, areas: readonly RiskArea[]) {
  const { db, cipher, files } = needs
  const open = (sealed: string | null, belongsTo: string) => (sealed === null ? null : cipher.open(sealed, belongsTo))
  return {
    name: 'notes',
    read: async (querier: Querier, playerId: number) => ({
      riskAlerts: (await queries.findAlertsKept(querier, { playerId, areas })).map(({ id, wordsSealed, ...alert }) => ({
        ...alert,
        words: open(wordsSealed, dismissalBelongsTo(id)),
      })),
      riskSteps: (await queries.findStepsOf(querier, { playerId, areas })).map(({ id, wordsSealed, ...step }) => ({
        ...step,
        words: open(wordsSealed, stepBelongsTo(id)),
      })),
      riskReports: (await queries.findReportsOf(querier, { playerId, areas })).map(
        ({ id, wordsSealed, ...report }) => ({
          ...report,
          words: open(wordsSealed, reportBelongsTo(id)),
        }),
      ),
    }),
    readFiles: async (querier: Querier, playerId: number) => {
      const read: PersonalFile[] = []
      for (const { id, contentType } of await queries.findFilesOf(querier, { playerId, areas })) {
        const content = await readFile(needs, id, fileBelongsTo)
        if (content) read.push({ name: `${id}.${contentType === 'application/pdf' ? 'pdf' : 'jpg'}`, content })
      }
      return read
    },
    // The bytes first: a row that is left says that there is still something to destroy.
    destroyFiles: async (playerId: number) => {
      const ids = (await queries.findFilesOf(db, { playerId, areas })).map(({ id }) => id)
      for (const id of ids) await files.remove(id)
      await queries.deleteFiles(db, ids)
    },
  } as const satisfies Partial<PersonalPart>
}
