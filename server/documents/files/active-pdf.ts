import { inflateSync } from 'node:zlib'

/** Active content of a PDF: none of it belongs in a bank statement. */
const ACTIVE = /\/(?:JavaScript|JS|Launch|EmbeddedFile|RichMedia|OpenAction|AA|XFA|SubmitForm|ImportData|Encrypt)\b/
/** A letter of a name may be written as its code. */
const ESCAPED = /#([0-9a-f]{2})/gi
const OBJECTS_BYTES_MAX = 16 * 1024 * 1024

const namesOf = (bytes: Buffer): string =>
  bytes.toString('latin1').replaceAll(ESCAPED, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))

/**
 * Whether a PDF has active content: in its objects as they are written, or in compressed streams of objects. Streams of
 * objects that cannot be read are taken for active.
 */
export function hasActiveContent(pdf: Buffer): boolean {
  return ACTIVE.test(namesOf(pdf)) || streamsOfObjects(pdf).some((objects) => objects === null || ACTIVE.test(objects))
}

/** The objects of each stream of objects; null: unreadable. */
function streamsOfObjects(pdf: Buffer): (string | null)[] {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/\bstream\r?\n/g)].flatMap(({ index, 0: keyword }) => {
    const before = text.slice(0, index)
    const dictionary = namesOf(Buffer.from(before.slice(before.lastIndexOf('obj')), 'latin1'))
    return dictionary.includes('/ObjStm') ? [inflate(pdf.subarray(index + keyword.length), dictionary)] : []
  })
}

function inflate(data: Buffer, dictionary: string): string | null {
  if (!dictionary.includes('/Filter')) return ''
  const filters = dictionary.match(/\/\w+Decode\b/g) ?? []
  if (filters.join() !== '/FlateDecode' || dictionary.includes('/DecodeParms')) return null
  try {
    return namesOf(inflateSync(data, { maxOutputLength: OBJECTS_BYTES_MAX }))
  } catch {
    return null
  }
}
