import { NOTE_KINDS, type Note } from '#contract/play-v1/staff-notes.ts'
import type { PersonalPart } from '#server/players/index.ts'
import { deleteLetters } from './letters/letters.queries.ts'
import { readLetters } from './letters/write-letter.ts'
import type { DossierNeeds } from './needs.ts'
import { deleteNotes } from './notes/notes.queries.ts'
import { readNotes } from './notes/show-notes.ts'

/**
 * What staff wrote to a person and noted about them. Letters and notes are in the copy of their data, all but those of risk: of a suspicion of laundering
 * the law forbids to tell. Those are held with the identity; the others go with the person (decision 0117).
 */
export function dossierParts(needs: Pick<DossierNeeds, 'cipher' | 'clock'>): PersonalPart[] {
  const isOfRisk = ({ kind }: Note) => kind === 'risk'
  const told = NOTE_KINDS.filter((kind) => kind !== 'risk')
  return [
    {
      name: 'messages',
      fate: 'erased',
      read: async (db, playerId) => ({
        staffLetters: (await readLetters(needs, db, playerId)).map(({ text, language, userName, writtenAt }) => ({
          text,
          language,
          author: userName,
          writtenAt,
        })),
      }),
      erase: deleteLetters,
    },
    {
      name: 'notes',
      fate: 'erased',
      read: async (db, playerId) => ({
        notes: (await readNotes(needs, db, playerId)).filter((note) => !isOfRisk(note)).map(plain),
      }),
      erase: (tx, playerId) => deleteNotes(tx, playerId, told),
    },
    {
      name: 'notes',
      fate: 'held',
      isWithheld: true,
      read: async (db, playerId) => ({
        riskNotes: (await readNotes(needs, db, playerId)).filter(isOfRisk).map(plain),
      }),
      erase: (tx, playerId) => deleteNotes(tx, playerId, ['risk']),
    },
  ]
}

function plain({ kind, versions }: Note): object {
  return {
    kind,
    versions: versions.map(({ text, change, userName, writtenAt, untilAt }) => ({
      text,
      change,
      author: userName,
      writtenAt,
      until: untilAt,
    })),
  }
}
