import type { ReplyOf } from '#contract/call.ts'
import * as calls from '#contract/capi-v1/internal-places.ts'
import { refuse, type Input, type Transaction } from '#server/kernel/index.ts'
import type { TopologyNeeds } from '../needs.ts'
import { previewNew } from '../plans/preview-many.ts'
import { planNewTerminal } from '../plans/plan-terminal.ts'
import type { Writer } from '../versions/write-versions.ts'
import { refuseForeignVenue, refusePast } from './own-venue.ts'
import { describeChange, writeOnce } from './write-once.ts'

type Many = Pick<Input<typeof calls.addMultipleTerminals>, 'body' | 'caller' | 'subject' | 'changed'>
type Row = ReplyOf<typeof calls.addMultipleTerminals>['rows'][number]

/** Many terminals at once: all or none. A preview returns the result for each, and writes nothing. */
export async function addMany(needs: TopologyNeeds, input: Many): Promise<ReplyOf<typeof calls.addMultipleTerminals>> {
  const { body, caller } = input
  if (body.venueId !== undefined) refuseForeignVenue(caller, body.venueId)
  refusePast(body.from, needs.clock.now())
  if (body.isPreview) {
    const rows = await needs.db.transaction((tx) => previewNew(tx, needs, body, needs.clock.now()))
    return { isPreview: true, rows, receipt: null }
  }
  const { rows, receipt } = await writeOnce(
    needs,
    { call: calls.addMultipleTerminals, caller, body },
    async (tx, writer) => {
      const written = await writeMany(tx, needs, input, writer)
      const label = String(written.length)
      describeChange(input, {
        subject: { kind: 'terminal', id: label, label },
        before: null,
        after: { serials: written.map(({ serial }) => serial).join(', '), venueId: body.venueId ?? null },
      })
      return { rows: written }
    },
  )
  return { isPreview: false, rows: [...rows], receipt }
}

async function writeMany(
  tx: Transaction,
  needs: TopologyNeeds,
  { body }: Pick<Many, 'body'>,
  writer: Writer,
): Promise<Row[]> {
  const rows = await previewNew(tx, needs, body, writer.at)
  const refused = rows.filter(({ outcome }) => outcome !== 'added').map(({ serial }) => serial)
  if (refused.length > 0) return refuse('ERR_TIMES_OVERLAP', { serials: refused })
  const added: Row[] = []
  for (const terminal of body.terminals) {
    const plan = await planNewTerminal(tx, needs, wantedOf(body, terminal), writer.at)
    added.push({ serial: terminal.serial, outcome: 'added', terminalId: await plan.write(writer) })
  }
  return added
}

function wantedOf({ venueId, workroomId, from }: Many['body'], terminal: Many['body']['terminals'][number]) {
  return {
    ...terminal,
    ...(venueId === undefined ? {} : { venueId }),
    ...(workroomId === undefined ? {} : { workroomId }),
    ...(from === undefined ? {} : { from }),
  }
}
