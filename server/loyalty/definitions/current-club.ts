import type { ContentOf, DefinitionKind } from '#contract/shapes/loyalty.ts'
import type { Querier } from '../../kernel/index.ts'
import { listCurrent, type DefinitionRow } from './definitions.queries.ts'

/** A definition with the content type of its kind. */
export type Defined<K extends DefinitionKind> = Omit<DefinitionRow, 'kind' | 'content'> & {
  readonly content: ContentOf<K>
}

/** The club at an instant: everything enabled. */
export type CurrentClub = {
  readonly rules: readonly Defined<'rule'>[]
  readonly missions: readonly Defined<'mission'>[]
  readonly badges: readonly Defined<'badge'>[]
  readonly items: readonly Defined<'item'>[]
  readonly ladder: Defined<'ladder'> | undefined
}

export async function readClub(db: Querier, target: string, at: Date): Promise<CurrentClub> {
  const rows = (await listCurrent(db, target, at)).filter(({ isOn }) => isOn)
  return {
    rules: ofKind(rows, 'rule'),
    missions: ofKind(rows, 'mission'),
    badges: ofKind(rows, 'badge'),
    items: ofKind(rows, 'item'),
    ladder: ofKind(rows, 'ladder')[0],
  }
}

function ofKind<K extends DefinitionKind>(rows: readonly DefinitionRow[], kind: K): Defined<K>[] {
  return rows.flatMap((row) => (row.content.kind === kind ? [{ ...row, content: row.content as ContentOf<K> }] : []))
}
