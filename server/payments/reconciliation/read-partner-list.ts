import { joinLines, type ListLine, type PartnerItem } from './lists/partner-item.ts'
import { readPlainList } from './lists/read-plain-list.ts'

/** Parses a partner's list of a day in its own format; undefined when it is not that format, or invalid. */
export type ReadDayList = (bytes: Uint8Array, day: string) => readonly ListLine[] | undefined

/**
 * Parses a partner's list of a day: in the partner's own format where it has one, else in our plain format. Undefined
 * when it is invalid.
 */
export function readPartnerList(
  bytes: Buffer,
  { day, readOwn }: { readonly day: string; readonly readOwn: ReadDayList | undefined },
): PartnerItem[] | undefined {
  const lines = readOwn?.(bytes, day) ?? readPlainList(bytes.toString('utf8'))
  return lines && joinLines(lines)
}
