import { refuse } from '#server/kernel/index.ts'
import { previewMoves, previewNew, type ManyMoves, type ManyNew } from './preview-many.ts'
import { checkPlacing, placeLabels, placeTerminal } from './place-terminal.ts'
import { shownSpan, spanOf, warningOfPast, type Planner } from './plan.ts'
import { planNewTerminal } from './plan-terminal.ts'

/** Many new terminals: all or none. */
export const planManyNew: Planner<ManyNew> = async (tx, needs, wanted, now) => {
  const rows = await previewNew(tx, needs, wanted, now)
  const serials = rows.filter(({ outcome }) => outcome !== 'added').map(({ serial }) => serial)
  if (serials.length > 0) return refuse('ERR_TIMES_OVERLAP', { serials })
  const { terminals, ...where } = wanted
  const label = String(terminals.length)
  return {
    subject: { kind: 'terminal', id: label, label },
    before: null,
    after: {
      serials: terminals.map(({ serial }) => serial).join(', '),
      venueId: wanted.venueId ?? null,
      ...shownSpan(wanted),
    },
    warnings: warningOfPast(spanOf(wanted, now).from, now),
    count: terminals.length,
    write: async (writer) => {
      for (const terminal of terminals) {
        const plan = await planNewTerminal(tx, needs, { ...terminal, ...where }, now)
        await plan.write(writer)
      }
      return label
    },
  }
}

/** Many terminals to one place: all or none; those already there do not change. */
export const planManyMoves: Planner<ManyMoves> = async (tx, needs, wanted, now) => {
  const span = spanOf(wanted, now)
  const { from } = span
  const { rows, used } = await previewMoves(tx, needs, wanted, now)
  if (rows.some(({ outcome }) => outcome === 'gone')) return refuse('ERR_TERMINAL_NOT_FOUND')
  const serials = rows.filter(({ outcome }) => outcome === 'planned').map(({ serial }) => serial)
  if (serials.length > 0) return refuse('ERR_TIMES_OVERLAP', { serials })
  const inUse = rows.filter(({ outcome }) => outcome === 'used')
  const [first] = inUse
  if (first) {
    const because = used.get(first.terminalId)
    return refuse('ERR_TERMINAL_IN_USE', { because, serials: inUse.map(({ serial }) => serial) })
  }
  const place = (await checkPlacing(tx, needs, wanted, { ...span, now })) ?? refuse('ERR_VENUE_NOT_FOUND')
  const moved = rows.filter(({ outcome }) => outcome === 'moved')
  const label = String(moved.length)
  const ids = moved.map(({ terminalId }) => terminalId)
  const labels = await placeLabels(tx, needs, ids, { asOf: from, knownAt: now })
  return {
    subject: { kind: 'terminal', id: label, label },
    before: null,
    after: shownSpan(wanted),
    // Each has its own place before.
    each: moved.map(({ terminalId, serial }) => ({
      field: 'terminalPlace',
      about: serial,
      before: labels.get(terminalId) ?? '',
      after: place.label,
    })),
    warnings: warningOfPast(from, now),
    count: moved.length,
    write: async (writer) => {
      for (const { terminalId } of moved) await placeTerminal(tx, needs, terminalId, { ...place, from }, writer)
      return label
    },
  }
}
