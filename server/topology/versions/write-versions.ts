import { HELD_BY, type HeldBy } from '#contract/shapes/places.ts'
import { newId, refuse, type Instant, type Transaction } from '#server/kernel/index.ts'
import { endOfChange, splitVersions, type Span } from './split-versions.ts'
import * as queries from './versions.queries.ts'

/** Who writes, and when. */
export type Writer = { readonly name: string; readonly at: Instant }

/** The whole of a claim. */
export const WHOLE_CLAIM = '{[0,1)}'

export type Written = {
  readonly thingId: string
  readonly factsId: string
  readonly span: { readonly from: Instant; readonly until?: Instant | null | undefined }
  /** What only one thing can have at a time; the first word says of what kind the things are. */
  readonly claim: `${HeldBy | 'place'} ${string}`
  readonly slot?: string
  /** Replaces everything known about the thing, not only the period. */
  readonly replacesAll?: boolean
}

/**
 * Writes facts of a thing for a period. Overlapping versions are closed, not changed; their parts before and after the
 * period are written again. Refuses a claim that another thing has at that time.
 */
export async function writeVersion(tx: Transaction, written: Written, writer: Writer): Promise<Span> {
  const { thingId, factsId, span, claim, slot = WHOLE_CLAIM, replacesAll = false } = written
  const known = await queries.findKnownVersions(tx, thingId)
  const until = span.until === undefined ? endOfChange(replacesAll ? [] : known, span.from) : span.until
  if (until !== null && until <= span.from) return refuse('ERR_TIMES_NOT_VALID')
  const { from } = span
  const clash = await queries.findClash(tx, { thingId, claim, slot, from, until })
  if (clash) {
    const { thingId: other, validFrom, validUntil } = clash
    const held = { heldBy: heldByOf(claim), heldFrom: validFrom, heldUntil: validUntil }
    return refuse('ERR_TIMES_OVERLAP', { with: other, ...held })
  }
  const at = laterOf(writer.at, known)
  const { touched, left } = replacesAll ? { touched: known, left: [] } : splitVersions(known, { from, until })
  await replace(tx, { touched, left }, { name: writer.name, at })
  await queries.insertVersion(tx, {
    versionId: newId(writer.at),
    thingId,
    factsId,
    validFrom: from,
    validUntil: until,
    knownFrom: at,
    claim,
    slot,
    writtenBy: writer.name,
  })
  return { from, until }
}

/** Of what kind the other thing is. */
const heldByOf = (claim: string): HeldBy | undefined => HELD_BY.find((kind) => claim.startsWith(`${kind} `))

/** Ends a thing at an instant: later versions are closed. False if there was nothing to end. */
export async function endThing(tx: Transaction, thingId: string, from: Instant, writer: Writer): Promise<boolean> {
  return removePeriod(tx, thingId, { from, until: null }, writer)
}

/** A thing is nothing in a period: what is known of it before and after stays. False if there was nothing in it. */
export async function removePeriod(tx: Transaction, thingId: string, span: Span, writer: Writer): Promise<boolean> {
  const known = await queries.findKnownVersions(tx, thingId)
  const split = splitVersions(known, span)
  await replace(tx, split, { name: writer.name, at: laterOf(writer.at, known) })
  return split.touched.length > 0
}

async function replace(
  tx: Transaction,
  { touched, left }: ReturnType<typeof splitVersions<queries.KnownVersion>>,
  { name, at }: Writer,
): Promise<void> {
  if (touched.length === 0) return
  await queries.closeVersions(
    tx,
    touched.map(({ versionId }) => versionId),
    at,
  )
  for (const piece of left)
    await queries.insertVersion(tx, { ...piece, versionId: newId(at), knownFrom: at, writtenBy: name })
}

/** Never before the latest known version, even if clocks of processes differ. */
function laterOf(at: Instant, known: readonly queries.KnownVersion[]): Instant {
  return new Date(Math.max(at.getTime(), ...known.map(({ knownFrom }) => knownFrom.getTime())))
}
