import { joinLines, type ListLine, type PartnerItem } from './lists/partner-item.ts'
import { readPlainList } from './lists/read-plain-list.ts'

/** Reads a partner's list of a day in its own format; undefined where it is another one, or cannot be read. */
export type ReadDayList = (bytes: Uint8Array, day: string) => readonly ListLine[] | undefined

/**
 * Reads a partner's list of a day: in the partner's own format where it has one, else as our plain list, which everybody may
 * give. Undefined where it cannot be read.
 */
export function readPartnerList(
  bytes: Buffer,
  { day, readOwn }: { readonly day: string; readonly readOwn: ReadDayList | undefined },
): PartnerItem[] | undefined {
  const lines = readOwn?.(bytes, day) ?? readPlainList(bytes.toString('utf8'))
  return lines && joinLines(lines)
}
