import { createCipheriv, createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { hasActiveContent } from './active-pdf.ts'

const pdf = (...parts: (string | Buffer)[]): Buffer =>
  Buffer.concat(
    ['%PDF-1.7\n', ...parts, '\n%%EOF\n'].map((part) =>
      typeof part === 'string' ? Buffer.from(part, 'latin1') : part,
    ),
  )
const objects = (
  content: string,
  entries = '/Filter/FlateDecode',
  packed: Buffer = deflateSync(Buffer.from(content)),
) =>
  pdf(
    `4 0 obj\n<</Type/ObjStm/N 1/First 4/Length ${packed.length}${entries}>>\nstream\r\n`,
    packed,
    '\nendstream\nendobj',
  )
const ACTION = '2 0 <</S/JavaScript/JS(app.alert(1))>>'

describe('active content of a PDF', () => {
  it('is found as it is written, also with letters as codes', () => {
    expect(hasActiveContent(pdf('1 0 obj<</Type/Catalog/OpenAction 2 0 R>>endobj'))).toBe(true)
    expect(hasActiveContent(pdf('1 0 obj<</Type/Catalog/#4fpenAction 2 0 R>>endobj'))).toBe(true)
    expect(hasActiveContent(pdf('1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj'))).toBe(false)
  })
  it('is no longer name, and no bytes of a picture that look like a name by chance', () => {
    const picture = Buffer.from('\x12/JS\xe9\x03/AA\x1f/JSON ', 'latin1')
    expect(hasActiveContent(pdf('5 0 obj<</Filter/DCTDecode>>stream\n', picture, '\nendstream endobj'))).toBe(false)
    expect(hasActiveContent(pdf('1 0 obj<</AA<</O 2 0 R>>/JS\0(app.alert(1))>>endobj'))).toBe(true)
  })
  it('is not taken for some of the bytes of large pictures: a scan of 15 MB has each name of three bytes by chance', () => {
    const key = createHash('sha256').update('picture 5').digest()
    const picture = createCipheriv('aes-256-ctr', key, Buffer.alloc(16)).update(Buffer.alloc(14 * 1024 * 1024))
    expect(picture.toString('latin1')).toMatch(/\/(?:JS|AA|EF)[\s\0()<>[\]{}/%\x80\xff]/)
    expect(hasActiveContent(pdf('5 0 obj<</Filter/DCTDecode>>stream\n', picture, '\nendstream endobj'))).toBe(false)
  })
  it('is a file inside it, by its list, by its stream, and by what names one', () => {
    const isFound = (text: string) => [hasActiveContent(pdf(`1 0 obj${text}endobj`)), hasActiveContent(objects(text))]
    expect(isFound('<</Type/Catalog/Names<</EmbeddedFiles 2 0 R>>>>')).toEqual([true, true])
    expect(isFound('<</Type/Catalog/Names<</Embedded#46iles 2 0 R>>>>')).toEqual([true, true])
    expect(isFound('<</Type/EmbeddedFile/Length 3>>')).toEqual([true, true])
    // The types of both are optional.
    expect(isFound('<</F(a.exe)/EF<</F 3 0 R>>>>')).toEqual([true, true])
    expect(isFound('<</F(a.exe)/EF 3 0 R>>')).toEqual([true, true])
    expect(isFound('<</F(a.exe)/#45F % of it\n<</F 3 0 R>>>>')).toEqual([true, true])
    expect(isFound('<</Type/Font/EFont 3 0 R/Efficient<<>>>>')).toEqual([false, false])
  })
  it('is a script whose value is a string, a hexadecimal one or a reference', () => {
    for (const value of ['(app.alert(1))', ' <6170>', '\n<>', ' 7 0 R', '% of it\n(1)'])
      expect(hasActiveContent(pdf(`1 0 obj<</S 3 0 R/JS${value}>>endobj`)), value).toBe(true)
    expect(hasActiveContent(pdf('1 0 obj<</AA 7 0 R>>endobj'))).toBe(true)
  })
  it('is found in a compressed stream of objects, and in no other stream', () => {
    expect(hasActiveContent(objects(ACTION))).toBe(true)
    expect(hasActiveContent(objects(ACTION.replace('/JavaScript/JS', '/Java#53cript/#4aS')))).toBe(true)
    expect(hasActiveContent(objects('2 0 <</Type/Page/Contents 3 0 R>>'))).toBe(false)
    const page = deflateSync(Buffer.from('BT (about /JavaScript) Tj ET'))
    expect(hasActiveContent(pdf('5 0 obj\n<</Filter/FlateDecode>>\nstream\n', page, '\nendstream\nendobj'))).toBe(false)
  })
  it('may be in objects that cannot be read: those of another filter, of a broken one, or of too many bytes', () => {
    const page = '2 0 <</Type/Page>>'
    expect(hasActiveContent(objects(page, '/Filter[/ASCIIHexDecode/FlateDecode]'))).toBe(true)
    expect(hasActiveContent(objects(page, '/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 4>>'))).toBe(true)
    expect(hasActiveContent(objects(page, '/Filter/FlateDecode', Buffer.from('no data')))).toBe(true)
    expect(hasActiveContent(objects(' '.repeat(17 * 1024 * 1024)))).toBe(true)
  })
  it('may be in objects whose dictionary has a string that looks like its beginning', () => {
    expect(hasActiveContent(objects(ACTION, '/X(obj)/Filter/FlateDecode'))).toBe(true)
  })
  it('may be in a stream whose beginning is written as only some viewers read it', () => {
    const packed = deflateSync(Buffer.from(ACTION))
    const hidden = pdf('4 0 obj<</Type/ObjStm/Filter/FlateDecode>>stream\r', packed, '\nendstream')
    expect(hasActiveContent(hidden)).toBe(true)
    expect(hasActiveContent(Buffer.concat([hidden, objects('2 0 <</Type/Page>>')]))).toBe(true)
  })
  it('is looked for in bounded time and memory: many words for a stream, and many streams of objects', () => {
    expect(hasActiveContent(pdf('stream\n'.repeat(200_000)))).toBe(false)
    const page = objects('2 0 <</Type/Page>>')
    expect(hasActiveContent(Buffer.concat(Array.from({ length: 1000 }, () => page)))).toBe(false)
    expect(hasActiveContent(Buffer.concat(Array.from({ length: 1001 }, () => page)))).toBe(true)
    const large = objects(' '.repeat(9 * 1024 * 1024))
    expect(hasActiveContent(large)).toBe(false)
    expect(hasActiveContent(Buffer.concat([large, large]))).toBe(true)
  })
})
