import { inflateSync } from 'node:zlib'

const BLANK = String.raw`[\s\0\x80\xff]`
/**
 * Names of active content of a PDF, and of files inside it: none of it belongs in a bank statement. A name ends with a blank or
 * a bracket; after any other byte it is a longer name, or bytes of a picture that look like one. Pictures have any three bytes
 * by chance, so a name of two letters has to have a value of its kind: a string, a dictionary, a reference, or a comment before it.
 */
const ACTIVE = new RegExp(
  [
    String.raw`\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|OpenAction|XFA|SubmitForm|ImportData|Encrypt)(?=${BLANK}|[()<>[\]{}/%]|$)`,
    String.raw`\/JS(?=${BLANK}*(?:[(%]|<[\dA-Fa-f\s>]))`,
    String.raw`\/(?:AA|EF)(?=${BLANK}*(?:<<|%))`,
    String.raw`\/(?:JS|AA|EF)(?=${BLANK}+\d+(?:${BLANK}|%))`,
  ].join('|'),
)
/** A letter of a name may be written as its code. */
const ESCAPED = /#([0-9a-f]{2})/gi
/** Of all streams of objects of a file together, so that no file keeps the process busy or fills its memory. */
const OBJECTS_BYTES_MAX = 16 * 1024 * 1024
const STREAMS_MAX = 1000

const namesOf = (text: string): string =>
  text.replaceAll(ESCAPED, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))

/**
 * Whether a PDF has active content or a file inside it: in its objects as they are written, or in compressed streams of objects. Streams of
 * objects that cannot be read, or are too many or too large, are taken for active.
 */
export function hasActiveContent(pdf: Buffer): boolean {
  const text = pdf.toString('latin1')
  return ACTIVE.test(namesOf(text)) || hasActiveObjects(pdf, text)
}

function hasActiveObjects(pdf: Buffer, text: string): boolean {
  let read = 0
  let streams = 0
  let bytesLeft = OBJECTS_BYTES_MAX
  for (const { index, 0: keyword } of text.matchAll(/\bstream\r?\n/g)) {
    // Only since the stream before: each byte is looked at once, also in a file of nothing but this word.
    const before = namesOf(text.slice(read, index))
    read = index + keyword.length
    const dictionaryAt = Math.max(0, before.lastIndexOf('obj'))
    const dictionary = before.slice(dictionaryAt)
    // The last `obj` does not begin this object: it stands in a string of its dictionary.
    if (before.slice(0, dictionaryAt).includes('/ObjStm')) return true
    if (!dictionary.includes('/ObjStm')) continue
    streams += 1
    const objects = streams > STREAMS_MAX ? null : inflate(pdf.subarray(read), dictionary, bytesLeft)
    if (objects === null || ACTIVE.test(objects)) return true
    bytesLeft -= objects.length
  }
  return namesOf(text.slice(read)).includes('/ObjStm')
}

/** The objects of a stream of objects; null: unreadable. */
function inflate(data: Buffer, dictionary: string, bytesMax: number): string | null {
  if (bytesMax < 1) return null
  if (!dictionary.includes('/Filter')) return ''
  const filters = dictionary.match(/\/\w+Decode\b/g) ?? []
  if (filters.join() !== '/FlateDecode' || dictionary.includes('/DecodeParms')) return null
  try {
    return namesOf(inflateSync(data, { maxOutputLength: bytesMax }).toString('latin1'))
  } catch {
    return null
  }
}
