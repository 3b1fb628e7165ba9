import type { LiveFigures } from '#contract/shapes/live.ts'
import { readChainState } from '#server/audit/index.ts'
import { listAlarmed } from '#server/game-catalogue/index.ts'
import { readBooksState } from '#server/ledger/index.ts'
import { readFreshness } from '#server/reporting/index.ts'
import type { LiveNeeds } from '../needs.ts'

type Needs = Pick<LiveNeeds, 'db'>

/** What the last checks of the books and of the figures found. */
export async function readBooks({ db }: Needs): Promise<LiveFigures['books']> {
  const [books, figures] = await Promise.all([readBooksState({ db }), readFreshness(db)])
  return {
    checkedAt: books.checkedAt,
    differences: books.differences,
    figuresCheckedAt: figures?.checkedAt?.toISOString() ?? null,
    figuresDifferences: figures?.differences ?? 0,
    countedTo: figures?.countedTo?.toISOString() ?? null,
  }
}

export async function readReturns({ db }: Needs): Promise<LiveFigures['returns']> {
  return { games: await listAlarmed(db) }
}

export async function readChain({ db }: Needs): Promise<LiveFigures['chain']> {
  const { headAt, checkedAt, problems } = await readChainState(db)
  return { headAt: headAt?.toISOString() ?? null, checkedAt: checkedAt?.toISOString() ?? null, problems }
}
