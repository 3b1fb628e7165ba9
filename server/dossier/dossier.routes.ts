import type { FastifyInstance } from 'fastify'
import * as notes from '#contract/play-v1/staff-notes.ts'
import * as letters from '#contract/play-v1/staff-letters.ts'
import { listLinked } from '#contract/play-v1/staff-linked.ts'
import { getTimeline } from '#contract/play-v1/staff-timeline.ts'
import { serve, type Change } from '#server/kernel/index.ts'
import type { DossierNeeds } from './needs.ts'
import { sendFromTemplate, showLetters } from './letters/write-letter.ts'
import { showLinked } from './links/list-linked.ts'
import { showNotes } from './notes/show-notes.ts'
import { tagMany } from './notes/tag-players.ts'
import { correctNoteOf, endNoteOf, noteAboutPlayer } from './notes/write-note.ts'
import { showTimeline } from './timeline/show-timeline.ts'

export function dossierRoutes(app: FastifyInstance, needs: DossierNeeds): void {
  serve(app, getTimeline, (input) => showTimeline(needs, input))
  serve(app, listLinked, (input) => showLinked(needs, input))
  serve(app, letters.listLetters, (input) => showLetters(needs, input))
  serve(
    app,
    letters.writeLetter,
    (input) => sendFromTemplate(needs, input),
    ({ templateName, language, isOffer }) => [null, { template: templateName, language, isOffer }],
  )
  serve(app, notes.listNotes, (input) => showNotes(needs, input))
  serve(app, notes.writeNote, (input) => noteAboutPlayer(needs, input), changeOfNote)
  serve(app, notes.tagPlayers, (input) => tagMany(needs, input))
  serve(app, notes.correctNote, (input) => correctNoteOf(needs, input), changeOfNote)
  serve(app, notes.endNote, (input) => endNoteOf(needs, input), changeOfNote)
}

/** Which version came and until when it holds; never its words. */
function changeOfNote({ kind, versions }: notes.Note): Change {
  const [now, before] = versions
  const shown = (one: typeof now) =>
    one ? { kind, version: one.version, change: one.change, untilAt: one.untilAt } : null
  return [shown(before), shown(now)]
}
