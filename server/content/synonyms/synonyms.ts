import type { ReplyOf } from '#contract/call.ts'
import type * as pages from '#contract/play-v1/content.ts'
import type * as calls from '#contract/play-v1/staff-synonyms.ts'
import { SYNONYM_LETTERS_MAX, type Synonym } from '#contract/shapes/synonyms.ts'
import { refuse, type Input } from '#server/kernel/index.ts'
import type { ContentNeeds } from '../needs.ts'
import { findSynonyms, putSynonyms } from './synonyms.queries.ts'

type Needs = Pick<ContentNeeds, 'db' | 'clock' | 'target' | 'isGame'>
export type WriteNeeds = Needs & {
  /** Whether games can have the tag. */
  readonly isTag: (tagKey: string) => boolean
}

const entriesOf = (kept: unknown): Synonym[] => (kept ?? []) as Synonym[]

/** The synonyms of the search, for staff who edit them. */
export async function readSynonyms({ db, target }: Needs): Promise<ReplyOf<typeof calls.getSynonyms>> {
  const row = await findSynonyms(db, target)
  return {
    version: row?.version ?? 0,
    synonyms: entriesOf(row?.entries),
    changedAt: row?.changedAt.toISOString() ?? null,
    changedBy: row?.changedBy ?? null,
  }
}

/** The synonyms of the search, for the site. */
export async function showSynonyms({ db, target }: Needs): Promise<ReplyOf<typeof pages.getSynonyms>> {
  return { synonyms: entriesOf((await findSynonyms(db, target))?.entries) }
}

/** Replaces all synonyms of the search; the site has them within seconds. */
export async function saveSynonyms(
  needs: WriteNeeds,
  { body: { basedOn, synonyms }, caller, subject, changed }: Input<typeof calls.saveSynonyms>,
): Promise<ReplyOf<typeof calls.saveSynonyms>> {
  const { db, clock, target } = needs
  mustBeValid(needs, synonyms)
  return db.transaction(async (tx) => {
    const before = await findSynonyms(tx, target)
    if ((before?.version ?? 0) !== basedOn) return refuse('ERR_STATE_CHANGED')
    const row = { basedOn, entries: synonyms, by: caller.name, at: clock.now() }
    const version = await putSynonyms(tx, target, row)
    if (version === undefined) return refuse('ERR_STATE_CHANGED')
    const [old, next] = [entriesOf(before?.entries).map(lineOf), synonyms.map(lineOf)]
    subject('content', target, 'synonyms')
    changed(
      { version: basedOn, lines: old.filter((line) => !next.includes(line)) },
      { version, lines: next.filter((line) => !old.includes(line)) },
    )
    return { version }
  })
}

const lineOf = ({ words, finds }: Synonym): string => `${words.join(', ')} = ${finds.join(', ')}`

/** Names the first entry that finds nothing: neither a game nor a tag. */
function mustBeValid({ isGame, isTag }: Pick<WriteNeeds, 'isGame' | 'isTag'>, synonyms: readonly Synonym[]): void {
  for (const [place, { finds }] of synonyms.entries()) {
    const unknown = finds.find((key) => !isGame(key) && !isTag(key))
    if (unknown !== undefined)
      refuse('ERR_CONTENT_NOT_VALID', { line: place + 1, problem: 'unknown-game', text: unknown })
  }
  const letters = synonyms.reduce((sum, { words, finds }) => sum + [...words, ...finds].join(' ').length, 0)
  if (letters > SYNONYM_LETTERS_MAX)
    refuse('ERR_CONTENT_NOT_VALID', { line: synonyms.length, problem: 'too-many-words', text: String(letters) })
}
