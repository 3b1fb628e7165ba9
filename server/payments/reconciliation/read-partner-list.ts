import { joinLines, type ListLine, type PartnerItem } from './lists/partner-item.ts'
import { readGpWebPayFlat } from './lists/read-gpwebpay-flat.ts'
import { isPayUReport, readPayUReport } from './lists/read-payu-report.ts'
import { readPlainList } from './lists/read-plain-list.ts'

const FLAT_START = '00"'

/**
 * Reads a partner's list of a day in the format that the partner has: GP webpay's FLAT, PayU's report. Of ČSOB, Netera and
 * MobileTech none is published: theirs is our plain list, which everybody may give. Undefined where it cannot be read.
 */
export function readPartnerList(
  bytes: Buffer,
  { gateway, day }: { gateway: string; day: string },
): PartnerItem[] | undefined {
  const text = bytes.toString('utf8')
  const lines = readOwnFormat(gateway, { bytes, text, day }) ?? readPlainList(text)
  return lines && joinLines(lines)
}

function readOwnFormat(
  gateway: string,
  { bytes, text, day }: { readonly bytes: Buffer; readonly text: string; readonly day: string },
): ListLine[] | undefined {
  if (gateway === 'GPWebPay' && text.startsWith(FLAT_START))
    return readGpWebPayFlat(new TextDecoder('windows-1250').decode(bytes), day)
  return gateway === 'PayUCard' && isPayUReport(text) ? readPayUReport(text, day) : undefined
}
